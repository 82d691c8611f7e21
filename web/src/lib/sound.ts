// Short sounds of the material, made on the spot: a knock of ceramic is a burst of noise through a narrow filter.
import type { Sound } from '../board/contract';

interface Knock {
  pitch: number;
  length: number;
  loud: number;
}

/** Sounds of the boards, and the one that calls a player back. */
type Name = Sound | 'turn';

const KNOCKS: Record<Name, Knock[]> = {
  lift: [{ pitch: 2600, length: 0.03, loud: 0.1 }],
  lay: [{ pitch: 1900, length: 0.06, loud: 0.3 }],
  score: [
    { pitch: 2100, length: 0.06, loud: 0.3 },
    { pitch: 3150, length: 0.16, loud: 0.12 },
  ],
  fall: [{ pitch: 700, length: 0.09, loud: 0.3 }],
  deal: [{ pitch: 1500, length: 0.05, loud: 0.15 }],
  turn: [
    { pitch: 1300, length: 0.09, loud: 0.35 },
    { pitch: 2600, length: 0.22, loud: 0.2 },
  ],
};

let context: AudioContext | null = null;

function knock(audio: AudioContext, { pitch, length, loud }: Knock): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, {
    type: 'bandpass',
    frequency: pitch * (0.96 + Math.random() * 0.08),
    Q: 9,
  });
  const gain = new GainNode(audio, { gain: loud * 4 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export function makeSound(name: Name): void {
  context ??= new AudioContext();
  for (const one of KNOCKS[name]) knock(context, one);
}
