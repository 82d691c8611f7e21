// What happened, in words, and the score explained; every sentence is a message of the game's texts.
import type { Arguments, LogLine, Player, Tally, Text } from '$shell/board/contract';
import { playerArguments } from '$shell/board/players';
import { coloursOf, type GameEvent } from './moves';
import { nameOf, piecesLeft, sizeOf, squaresLeft } from './pieces';
import type { ColourName, View } from './view';

/** The line of the log for an event; null for events that need no line, such as a card that others draw at the end of a turn. */
export function logLineOf(event: GameEvent, players: Player[], text: Text): LogLine | null {
  if (event.event === 'shuffle') return { seat: null, text: text('log-shuffle'), heading: true };
  if (event.event === 'over') return { seat: null, text: text('log-over'), heading: true };
  if (event.event === 'skip') return { seat: null, text: text('log-skip', { colour: event.colour }), pieces: ['skip', event.colour] };
  const { seat, colour } = event;
  const by = { ...playerArguments(players[seat]), colour };
  switch (event.event) {
    case 'card':
      return { seat, text: cardText(event, by, text), pieces: [event.card] };
    case 'under':
      return null;
    case 'reverse':
      return { seat, text: text('log-reverse', { direction: event.direction === 1 ? 'clockwise' : 'against' }) };
    case 'draw':
      if (!event.cards) return null;
      return { seat, text: text('log-draw', { ...by, cards: event.cards.map((kind) => text(`kind-${kind}`)).join(', ') }) };
    case 'colour':
      return { seat, text: text('log-colour', { ...by, named: event.named }), pieces: [event.named] };
    case 'recycle':
      return { seat, text: text('log-recycle', { ...by, of: event.of, count: sizeOf(event.piece) }), pieces: [nameOf({ colour: event.of, piece: event.piece })] };
    case 'warp':
      return { seat, text: text('log-warp', { ...by, of: event.of, count: sizeOf(event.piece) }), pieces: [nameOf({ colour: event.of, piece: event.piece })] };
    case 'place':
      return { seat, text: text('log-place', { ...by, count: sizeOf(event.piece), named: event.as && event.as !== colour ? event.as : 'none' }), pieces: [nameOf(event)] };
    case 'pass':
      return { seat, text: text('log-pass', by), pieces: [colour] };
  }
}

function cardText(event: Extract<GameEvent, { event: 'card' }>, by: Arguments, text: Text): string {
  const played = text('log-card', { ...by, card: text(`kind-${event.card}`), drawn: event.drawn ? 'yes' : 'no' });
  return event.effect ? played : `${played} ${text('log-no-effect')}`;
}

/** A move as something to do. */
export function instructionOf(event: GameEvent, _players: Player[], text: Text): string | null {
  switch (event.event) {
    case 'card':
      return text('do-card', { card: text(`kind-${event.card}`) });
    case 'colour':
      return text('do-colour', { named: event.named });
    case 'recycle':
    case 'warp':
      return text(`do-${event.event}`, { of: event.of, count: sizeOf(event.piece) });
    case 'place':
      return text('do-place', { colour: event.colour, count: sizeOf(event.piece), named: event.as && event.as !== event.colour ? event.as : 'none' });
    default:
      return null;
  }
}

const ALL_PLACED = 15;
const SINGLE_LAST = 5;

interface Count {
  colour: ColourName;
  left: number;
  bonus: number;
}

/** BS-42: a colour's squares left, and what the advanced score adds. */
function count(view: View, colour: ColourName): Count {
  const left = squaresLeft(view, colour);
  const last = view.pieces.findLast((piece) => piece.colour === colour)?.piece;
  const bonus = (left === 0 ? ALL_PLACED : 0) + (last === '1' ? SINGLE_LAST : 0);
  return { colour, left, bonus };
}

/** The end of the game, reason by reason (BS-41, BS-42, BS-52). */
export function tally(
  view: View,
  events: GameEvent[],
  { text, points }: { text: Text; points: (value: number) => string },
): Tally {
  const advanced = view.scoring === 'advanced';
  const seats = Array.from({ length: view.seats }, (_, seat) => coloursOf(view, seat).map((colour) => count(view, colour)));
  const total = (counts: Count[]) =>
    advanced ? Math.min(...counts.map(({ left, bonus }) => bonus - left)) : Math.max(...counts.map(({ left }) => left));
  const ended = events.findLast((event) => event.event === 'over');
  const totals = seats.map((counts, seat) => ended?.scores[seat] ?? total(counts));
  const rows = seats[0].flatMap((_, which) => rowsOf(view, seats.map((counts) => counts[which]), which, { text, points }));
  const key = seats[0].length > 1 ? 'tally-worse' : advanced ? 'tally-points' : 'tally-squares';
  rows.push({ label: text(key), cells: totals.map((value) => (advanced ? points(value) : String(value))), total: true });
  return { rows, verdict: (view.winners?.length ?? 0) > 1 ? text('tally-shared') : null };
}

/** The rows of each seat's first colour, or of its second. */
function rowsOf(
  view: View,
  counts: Count[],
  which: number,
  { text, points }: { text: Text; points: (value: number) => string },
): Tally['rows'] {
  const advanced = view.scoring === 'advanced';
  const pairs = view.seats === 2;
  const number = pairs ? which + 1 : 0;
  const rows: Tally['rows'] = [];
  if (!pairs) rows.push({ label: text('tally-pieces'), cells: counts.map(({ colour }) => String(piecesLeft(view, colour).length)) });
  if (pairs || advanced) {
    const cells = counts.map(({ left }) => (advanced ? points(-left) : String(left)));
    rows.push({ label: text('tally-left', { number }), cells });
  }
  if (advanced) rows.push({ label: text('tally-bonus', { number }), cells: counts.map(({ bonus }) => points(bonus)) });
  return rows;
}
