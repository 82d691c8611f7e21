// Timeline as the table frame sees it: the board, its signs and its words.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import { CATEGORIES } from './categories';
import Figure from './Figure.svelte';
import type { Happening, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, tell } from './words';

const board: GameBoard<View, Move, Happening> = { Board, Piece, Figure, pieces: CATEGORIES, tell, tally };
export default board;
