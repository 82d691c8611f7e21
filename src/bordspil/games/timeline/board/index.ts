// Timeline as the table frame sees it: the board, its signs and its log lines.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import { CATEGORIES } from './categories';
import Figure from './figures/Figure.svelte';
import type { GameEvent, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, instructionOf, logLineOf } from './log_lines';

const board: GameBoard<View, Move, GameEvent> = { Board, Piece, Figure, pieces: CATEGORIES, instructionOf, logLineOf, tally };
export default board;
