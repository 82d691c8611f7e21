// Short sounds made on the spot: a knock of ceramic is noise through a narrow filter, a bell a few fading overtones.
import type { Sound } from '../board/contract';

interface Voice {
  kind: 'knock' | 'bell';
  /** Hertz. */
  pitch: number;
  /** Seconds until it has died away, and seconds before it begins. */
  length: number;
  after?: number;
  loud: number;
}

/** Sounds of the boards; of the frame: the player's turn, time running out, and how the game ended. */
export type SoundName = Sound | 'turn' | 'time' | 'win' | 'loss';

const knock = (pitch: number, length: number, loud: number, after = 0): Voice => ({ kind: 'knock', pitch, length, loud, after });
const bell = (pitch: number, length: number, loud: number, after = 0): Voice => ({ kind: 'bell', pitch, length, loud, after });

const SOUNDS: Record<SoundName, Voice[]> = {
  lift: [knock(2600, 0.03, 0.25)],
  lay: [knock(1900, 0.06, 0.7), knock(420, 0.05, 0.5)],
  deal: [knock(1500, 0.05, 0.35)],
  fall: [knock(700, 0.09, 0.7)],
  wrong: [knock(190, 0.14, 1.1), knock(260, 0.08, 0.6, 0.02)],
  score: [knock(2100, 0.06, 0.6), bell(1047, 0.25, 0.1)],
  line: [bell(880, 0.35, 0.16), bell(1109, 0.5, 0.16, 0.09)],
  bonus: [bell(784, 0.3, 0.15), bell(988, 0.35, 0.15, 0.07), bell(1319, 0.6, 0.17, 0.14)],
  turn: [knock(1300, 0.09, 0.6), bell(1319, 0.4, 0.12, 0.05)],
  time: [knock(1800, 0.05, 0.6), knock(1800, 0.05, 0.6, 0.25)],
  win: [bell(784, 0.5, 0.17), bell(988, 0.5, 0.17, 0.14), bell(1175, 0.6, 0.17, 0.28), bell(1568, 1.3, 0.2, 0.42)],
  loss: [bell(523, 0.7, 0.12), bell(440, 1.1, 0.12, 0.24)],
};

/** Overtones of a struck plate, as multiples of its pitch, with how loud and how long they are beside it. */
const OVERTONES = [
  { ratio: 1, loud: 1, length: 1 },
  { ratio: 2.76, loud: 0.3, length: 0.45 },
  { ratio: 5.4, loud: 0.12, length: 0.2 },
];

let context: AudioContext | null = null;

/** Whether the browser lets a page make itself noticed: only after the player has touched it. */
export const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Makes a sound, as loud as `volume` between 0 and 1. */
export function makeSound(name: SoundName, volume: number): void {
  if (!isAllowed()) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  for (const voice of SOUNDS[name]) (voice.kind === 'knock' ? strike : ring)(context, out, voice);
}

function strike(audio: AudioContext, out: AudioNode, { pitch, length, loud, after = 0 }: Voice): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, {
    type: 'bandpass',
    frequency: pitch * (0.96 + Math.random() * 0.08),
    Q: pitch > 600 ? 9 : 2,
  });
  const gain = new GainNode(audio, { gain: loud * 4 });
  source.connect(filter).connect(gain).connect(out);
  source.start(audio.currentTime + after);
}

function ring(audio: AudioContext, out: AudioNode, { pitch, length, loud, after = 0 }: Voice): void {
  const start = audio.currentTime + after;
  for (const overtone of OVERTONES) {
    const end = start + length * overtone.length;
    const tone = new OscillatorNode(audio, { frequency: pitch * overtone.ratio });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * overtone.loud * 2, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(out);
    tone.start(start);
    tone.stop(end);
  }
}
