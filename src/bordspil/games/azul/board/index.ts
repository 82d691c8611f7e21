// Azul as the table frame sees it: the board, its pieces and its words.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import { COLOURS, type Happening, type Move } from './moves';
import Piece from './Piece.svelte';
import type { Position } from './view';
import { tally, tell } from './words';

const board: GameBoard<Position, Move, Happening> = { Board, Piece, Figure, pieces: COLOURS, tell, tally };
export default board;
