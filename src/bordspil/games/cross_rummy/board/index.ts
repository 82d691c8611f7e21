// Cross Rummy as the table frame sees it: the board, its tiles and its log lines.
import type { GameBoard } from '$shell/board/contract';
import Board from './Board.svelte';
import Figure from './figures/Figure.svelte';
import type { GameEvent, Move } from './moves';
import Piece from './Piece.svelte';
import type { View } from './view';
import { tally, instructionOf, logLineOf } from './log_lines';
import { tilesInWords } from './turn/labels';

const pieces = ['r7', 'y8', 'g9', 'b10'];
const board: GameBoard<View, Move, GameEvent> = { Board, Piece, Figure, pieces, instructionOf, logLineOf, tally, inWords: tilesInWords };
export default board;
