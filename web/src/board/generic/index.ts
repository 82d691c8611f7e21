// The board of every game that has none of its own.
import type { GameBoard } from '../contract';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import { tally, logLineOf, type Fields, type Plain } from './words';

const board: GameBoard<Plain, Fields, Fields> = { Board, Piece, Figure: Piece, pieces: [], logLineOf, tally };
export default board;
