// What happened, in words, and the score explained; every sentence is a message of the game's texts.
import type { LogLine, Player, Tally, Text } from '$shell/board/contract';
import { playerArguments } from '$shell/board/players';
import { writeDate } from './dates';
import { inLanguage } from './faces';
import { isPlacing, type GameEvent, type Placing } from './moves';
import type { View } from './view';

const namesOf = (seats: number[], players: Player[]): string =>
  seats.map((seat) => players[seat]?.name ?? '').join(', ');

/** The line of the log for an event; null for events that need no line, such as a shuffled pile. */
export function logLineOf(event: GameEvent, players: Player[], text: Text): LogLine | null {
  const language = text('draw-language');
  switch (event.event) {
    case 'first':
      return { seat: event.seat, text: text('log-first', playerArguments(players[event.seat])) };
    case 'shuffle':
      return null;
    case 'start': {
      const given = { title: inLanguage(event.title, language), date: writeDate(event.year, event.within, text) };
      return { seat: null, text: text('log-start', given) };
    }
    case 'place':
      return tellPlace(event, players, text);
    case 'draw': {
      const given = { ...playerArguments(players[event.seat]), title: inLanguage(event.title, language) };
      return { seat: event.seat, text: text('log-draw', given) };
    }
    case 'reshuffle':
      return { seat: null, text: text('log-reshuffle', { count: event.count }) };
    case 'round': {
      if (!event.deciding) return { seat: null, text: text('log-round', { number: event.number }), heading: true };
      return { seat: null, text: text('log-deciding', { names: namesOf(event.in, players) }), heading: true };
    }
    case 'out':
      return { seat: null, text: text('log-out', { names: namesOf(event.seats, players) }) };
    case 'over':
      return { seat: null, text: text('log-over'), heading: true };
  }
}

/** A move as something to do. */
export function instructionOf(event: GameEvent, _players: Player[], text: Text): string | null {
  if (!isPlacing(event)) return null;
  const { title, within, revealed } = event;
  return text('do-place', { title: inLanguage(title, text('draw-language')), date: writeDate(revealed.year, within, text) });
}

function tellPlace(event: Placing, players: Player[], text: Text): LogLine {
  const { seat, title, within, revealed } = event;
  const given = {
    ...playerArguments(players[seat]),
    title: inLanguage(title, text('draw-language')),
    date: writeDate(revealed.year, within, text),
  };
  const key = revealed.right ? 'log-right' : 'log-wrong';
  return { seat, text: text(key, given), pieces: [revealed.right ? 'right' : 'wrong'] };
}

/** The end of the game: how often each player was right and wrong, and how many cards are left (TL-31, TL-40). */
export function tally(view: View, events: GameEvent[], { text }: { text: Text }): Tally {
  const placed = events.filter(isPlacing);
  const count = (right: boolean) => {
    const found = placed.filter(({ revealed }) => revealed.right === right);
    return view.hands.map((_, seat) => String(found.filter((one) => one.seat === seat).length));
  };
  const alone = view.seats === 1;
  const rows: Tally['rows'] = [
    { label: text('tally-right'), cells: count(true), total: alone },
    { label: text('tally-wrong'), cells: count(false) },
  ];
  if (alone) rows.reverse();
  else rows.push({ label: text('tally-left'), cells: view.hands.map((hand) => String(hand.length)), total: true });
  return { rows, verdict: verdict(view, events, text) };
}

function verdict(view: View, events: GameEvent[], text: Text): string | null {
  if (view.seats === 1) return text('tally-streak', { count: longestStreak(events) });
  if (view.winners.length > 1) return text('tally-shared');
  return events.some((event) => event.event === 'round' && event.deciding) ? text('tally-decided') : null;
}

/** The most cards that were laid right one after another. */
export function longestStreak(events: GameEvent[]): number {
  let [longest, now] = [0, 0];
  for (const { revealed } of events.filter(isPlacing)) {
    now = revealed.right ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}
