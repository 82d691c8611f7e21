// Blokus Shuffle as the table frame sees it: the board, its pieces and its words.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import type { Happening, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, tell } from './words';

const pieces = ['blue F', 'yellow T4', 'red W', 'green V3'];
const board: GameBoard<View, Move, Happening> = { Board, Piece, Figure, pieces, coloured: true, tell, tally };
export default board;
