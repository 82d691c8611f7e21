// What happened, in words, and the score explained; every sentence is a message of the game's texts.
import type { LogLine, Player, Tally, Text } from '$shell/board/contract';
import { playerArguments } from '$shell/board/players';
import type { GameEvent } from './moves';
import type { Position } from './view';

/** The line of the log for an event; null for events that need no line. */
export function logLineOf(event: GameEvent, players: Player[], text: Text): LogLine | null {
  switch (event.event) {
    case 'first':
      return { seat: event.seat, text: text('log-first', playerArguments(players[event.seat])), pieces: ['marker'] };
    case 'deal':
      return { seat: null, text: text('log-deal'), heading: true };
    case 'take':
      return tellTake(event, players, text);
    case 'tile': {
      const { seat, line, column, colour, points } = event;
      const given = { ...playerArguments(players[seat]), line, column, colour, points };
      return { seat, text: text('log-tile', given), pieces: [colour] };
    }
    case 'spill': {
      const { seat, line, colour, count } = event;
      return { seat, text: text('log-spill', { ...playerArguments(players[seat]), line, colour, count }), pieces: [colour] };
    }
    case 'floor': {
      const { seat, spaces, points } = event;
      return { seat, text: text('log-floor', { ...playerArguments(players[seat]), count: spaces, points: -points }) };
    }
    case 'bonus': {
      const { seat, points } = event;
      return { seat, text: text('log-bonus', { ...playerArguments(players[seat]), points }) };
    }
    case 'over':
      return { seat: null, text: text('log-over'), heading: true };
  }
}

function tellTake(event: Extract<GameEvent, { event: 'take' }>, players: Player[], text: Text): LogLine {
  const { seat, take: colour, count, fallen, marker } = event;
  const from = event.from === 'centre' ? 'centre' : event.from + 1;
  const sentences = [text('log-take', { ...playerArguments(players[seat]), count, colour, from, to: event.to })];
  if (fallen > 0 && event.to !== 'floor') sentences.push(text('log-fallen', { count: fallen }));
  if (marker) sentences.push(text('log-marker'));
  return { seat, text: sentences.join(' '), pieces: [colour] };
}

/** A move as something to do. */
export function instructionOf(event: GameEvent, _players: Player[], text: Text): string | null {
  if (event.event === 'tile') return text('do-tile', { line: event.line, column: event.column });
  if (event.event !== 'take') return null;
  const from = event.from === 'centre' ? 'centre' : event.from + 1;
  return text('do-take', { count: event.count, colour: event.take, from, to: event.to });
}

/** The end of the game, reason by reason (AZ-41, AZ-42). */
export function tally(
  view: Position,
  events: GameEvent[],
  { text, points }: { text: Text; points: (value: number) => string },
): Tally {
  const bonuses = events.filter((event) => event.event === 'bonus');
  const bonus = (seat: number) => bonuses.find((event) => event.seat === seat);
  const seats = view.boards.map((board, seat) => ({ score: board.score, bonus: bonus(seat) }));
  const row = (label: string, count: (seat: (typeof seats)[number]) => number, worth: number) => ({
    label,
    cells: seats.map((seat) => points(count(seat) * worth)),
  });
  return {
    rows: [
      { label: text('tally-rounds'), cells: seats.map(({ score, bonus }) => String(score - (bonus?.points ?? 0))) },
      row(text('tally-rows'), ({ bonus }) => bonus?.rows ?? 0, 2),
      row(text('tally-columns'), ({ bonus }) => bonus?.columns ?? 0, 7),
      row(text('tally-colours'), ({ bonus }) => bonus?.colours ?? 0, 10),
      { label: text('tally-total'), cells: seats.map(({ score }) => String(score)), total: true },
    ],
    verdict: verdict(
      view,
      seats.map(({ bonus }) => bonus?.rows ?? 0),
      text,
    ),
  };
}

function verdict(view: Position, rows: number[], text: Text): string | null {
  const best = Math.max(...view.boards.map(({ score }) => score));
  const tied = view.boards.flatMap(({ score }, seat) => (score === best ? [seat] : []));
  if (tied.length < 2) return null;
  const most = Math.max(...tied.map((seat) => rows[seat]));
  return (view.winners?.length ?? 0) > 1 ? text('tally-shared') : text('tally-tie', { rows: most });
}
