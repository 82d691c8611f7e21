// What a bot knows well and what it does not, in words.
import type { Player, Text } from '$shell/board/contract';

const TRAIT = /^(knows-era|knows-subject|unsure-era)-([a-z]+)$/;

export function traitsOf(player: Player | undefined, text: Text): string[] {
  return (player?.traits ?? []).flatMap((trait) => {
    const [, kind, name] = TRAIT.exec(trait) ?? [];
    if (kind === 'knows-era') return [text(`knows-era-${name}`)];
    if (kind === 'knows-subject') return [text(`knows-subject-${name}`)];
    return kind === 'unsure-era' ? [text(`unsure-era-${name}`)] : [];
  });
}
