// What lies in the line: its cards, the one that is being turned, and at the end the whole story.
import type { Player } from '$shell/board/contract';
import { playerArguments } from '$shell/board/players';
import { faceOf, facesOf, turnedFace, type Tools } from '../faces';
import type { Item } from './Line.svelte';
import type { Placing } from '../moves';
import type { Laid, TurnedCard } from '../stage/stage.svelte';
import { storyOf } from './story';
import type { View } from '../view';

/** The line while the game goes on; the card laid last bears a sign, those since the own turn the colour of their seat. */
export function lineItems(
  view: View,
  laid: Laid | null,
  last: TurnedCard | null,
  tools: Tools,
  recent: readonly Placing[] = [],
): Item[] {
  const line = facesOf(view, view.timeline, tools).map((face): Item => {
    const isLast = !laid && last?.placing.card === face.id;
    const by = recent.find(({ card, revealed }) => card === face.id && revealed.right)?.seat;
    return { face, mark: isLast ? 'right' : null, ...(by !== undefined && { by }) };
  });
  if (laid) line.splice(laid.moved ? laid.placing.revealed.belongs : laid.placing.place, 0, laidItem(laid, tools));
  return line;
}

/** A card on its way: its back is shown once it is turned, and whether it was right. */
function laidItem({ placing, front, turned, moved }: Laid, tools: Tools): Item {
  if (!turned) return { face: faceOf(placing.card, front && { ...front, year: undefined }, tools), laid: true };
  const mark = placing.revealed.right ? 'right' : 'wrong';
  const note = moved ? tools.text('belonged-here') : '';
  return { face: turnedFace(placing, front, tools), mark, note, laid: true, aside: moved };
}

/** The whole story, with what was missed and what was left over at its right place. */
export function storyItems(view: View, players: Player[], tools: Tools): Item[] {
  return storyOf(view).map(({ card, missed, left }) => {
    const face = faceOf(card, view.cards[card], tools);
    if (missed !== null) return { face, mark: 'wrong', note: tools.text('missed-by', playerArguments(players[missed])), aside: true };
    if (left !== null) return { face, note: tools.text('left-with', playerArguments(players[left])), aside: true };
    return { face };
  });
}
