// Blokus Shuffle as the table frame sees it: the board, its pieces and its log lines.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './figures/Figure.svelte';
import type { GameEvent, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, instructionOf, logLineOf } from './log_lines';

const pieces = ['blue F', 'yellow T4', 'red W', 'green V3'];
const board: GameBoard<View, Move, GameEvent> = { Board, Piece, Figure, pieces, coloured: true, instructionOf, logLineOf, tally };
export default board;
