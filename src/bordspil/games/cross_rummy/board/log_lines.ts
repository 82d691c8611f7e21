// What happened, in words, and the score explained; every sentence is a message of the game's texts.
import type { Arguments, LogLine, Player, Tally, Text } from '$shell/board/contract';
import { playerArguments } from '$shell/board/players';
import { tileLabel } from './turn/labels';
import type { GameEvent, Laid, Over } from './moves';
import { pointsOf } from './tiles';
import type { View } from './view';

/** Pieces are told apart by their names: a second tile of a kind has a space behind it. */
const pieces = (tiles: readonly string[]): string[] => tiles.map((tile, index) => tile + ' '.repeat(tiles.slice(0, index).filter((one) => one === tile).length));

const list = (tiles: readonly string[], text: Text): string => tiles.map((tile) => tileLabel(tile, text)).join(', ');

/** The line of the log for an event; null for events that need no line. */
export function logLineOf(event: GameEvent, players: Player[], text: Text): LogLine | null {
  switch (event.event) {
    case 'deal':
      return { seat: null, text: text('log-deal'), heading: true };
    case 'exchange':
      if (!event.given && !event.received) return { seat: null, text: text('log-exchange') };
      return exchanged(event.given ?? [], event.received ?? [], text);
    case 'over':
      return { seat: null, text: ended(event, players, text), heading: true };
  }
  const { seat } = event;
  const by = playerArguments(players[seat]);
  switch (event.event) {
    case 'take':
      return { seat, text: text('log-take', { ...by, tile: tileLabel(event.tile, text) }), pieces: [event.tile] };
    case 'draw':
      if (event.tiles) return { seat, text: text('log-drawn', { ...by, tiles: list(event.tiles, text) }), pieces: pieces(event.tiles) };
      return { seat, text: text('log-draw', { ...by, count: event.count }) };
    case 'action': {
      const against = players[event.against ?? -1];
      return { seat, text: text(event.tile === 'pass2' ? 'log-pass2' : 'log-draw3', { ...by, against: against?.name ?? '' }), pieces: [event.tile] };
    }
    case 'chosen':
      return { seat, text: text('log-chosen', by) };
    case 'lay':
      return { seat, text: laid(event, by, text), pieces: pieces(event.tiles) };
    case 'skip':
      return { seat, text: text('log-skip', by) };
  }
}

/** A move as something to do. */
export function instructionOf(event: GameEvent, players: Player[], text: Text): string | null {
  switch (event.event) {
    case 'take':
      return text('do-take', { tile: tileLabel(event.tile, text) });
    case 'action':
      return text(event.tile === 'pass2' ? 'do-pass2' : 'do-draw3', { against: players[event.against ?? -1]?.name ?? '' });
    case 'lay':
      return text('do-lay', { tiles: list(event.tiles, text) });
    case 'draw':
    case 'skip':
      return text(`do-${event.event}`);
    default:
      return null;
  }
}

function laid(event: Laid, by: Arguments, text: Text): string {
  const tiles = list(event.tiles, text);
  const said = [text('log-lay', { ...by, count: event.tiles.length, tiles, founded: event.founded ? 'yes' : 'no' })];
  if (event.moved > 0) said.push(text('log-moved', { count: event.moved }));
  if (event.opened) said.push(text('log-opened'));
  return said.join(' ');
}

function exchanged(given: string[], received: string[], text: Text): LogLine {
  const said = text('log-exchanged', { given: list(given, text) || '–', received: list(received, text) || '–' });
  return { seat: null, text: said, pieces: pieces(received) };
}

function ended(event: Over, players: Player[], text: Text): string {
  const scores = event.scores.map((score, seat) => `${players[seat]?.name ?? ''} ${score}`).join(', ');
  return text(event.reason === 'blocked' ? 'log-blocked' : 'log-over', { scores });
}

/** The end, reason by reason (CR-51): the tiles left, every game of a series, and the sum. */
export function tally(view: View, events: GameEvent[], { text }: { text: Text; points: (value: number) => string }): Tally {
  const last = events.findLast((event) => event.event === 'over');
  const racks = view.revealed ?? last?.racks ?? [];
  const rows: Tally['rows'] = [];
  const cells = (values: number[]) => values.map(String);
  if (racks.length > 0) rows.push({ label: text('tally-tiles'), cells: cells(racks.map((rack) => rack.length)) });
  if (view.games > 1) {
    view.sheet.forEach((scores, index) => rows.push({ label: text('tally-game', { number: index + 1 }), cells: cells(scores) }));
  }
  const sum = (rack: string[]) => rack.reduce((total, tile) => total + pointsOf(tile), 0);
  const totals = view.totals.length > 0 ? view.totals : (last?.totals ?? racks.map(sum));
  rows.push({ label: text('tally-points'), cells: cells(totals), total: true });
  const blocked = last?.reason === 'blocked' ? [text('tally-blocked')] : [];
  const shared = view.winners.length > 1 ? [text('tally-shared')] : [];
  return { rows, verdict: [...blocked, ...shared].join(' ') || null };
}
