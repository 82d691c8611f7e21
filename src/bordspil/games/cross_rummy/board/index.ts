// Cross Rummy as the table frame sees it: the board, its tiles and its words.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import type { Happening, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, tell } from './words';

const pieces = ['r7', 'y8', 'g9', 'b10'];
const board: GameBoard<View, Move, Happening> = { Board, Piece, Figure, pieces, tell, tally };
export default board;
