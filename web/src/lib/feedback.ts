// What a player hears and feels when something happens: sounds, and on phones a short vibration, as the settings say.
import { settings } from './settings.svelte';
import { isAllowed, makeSound, type SoundName } from './sound';

/** Milliseconds on, off, on …; what is not here is only heard. */
const VIBRATIONS: Partial<Record<SoundName, number[]>> = {
  lift: [8],
  line: [20],
  bonus: [20],
  wrong: [25, 40, 25],
  turn: [30, 60, 30],
  time: [60, 60, 60],
  win: [30, 50, 30, 50, 80],
};
const MOVE = [14];

/** Whether this device can vibrate: a phone or tablet whose browser lets pages do so. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

function vibrate(pattern: number[] | undefined): void {
  if (pattern && settings.vibration && canVibrate() && isAllowed()) navigator.vibrate(pattern);
}

export function giveFeedback(name: SoundName): void {
  if (settings.sound) makeSound(name, settings.volume / 100);
  vibrate(VIBRATIONS[name]);
}

/** The player has made a move, whose sound the board plays. */
export const feelMove = (): void => vibrate(MOVE);
