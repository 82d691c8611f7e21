// Azul as the table frame sees it: the board, its pieces and its log lines.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './figures/Figure.svelte';
import { COLOURS, type GameEvent, type Move } from './moves';
import Piece from './Piece.svelte';
import type { Position } from './view';
import { tally, instructionOf, logLineOf } from './log_lines';

const board: GameBoard<Position, Move, GameEvent> = { Board, Piece, Figure, pieces: COLOURS, instructionOf, logLineOf, tally };
export default board;
