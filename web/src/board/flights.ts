// Flights: copies of pieces travel over the screen from where they were to where they are, above everything else.

const EASING = 'cubic-bezier(.3,.6,.2,1)';
/** How far along the way, in space and in time, a piece is highest. */
const TOP = { way: 0.7, time: 0.55 };

/** How much longer or shorter everything takes than at the normal pace. */
const PACES = { calm: 1.7, normal: 1, quick: 0.5 };
let factor = PACES.normal;

/** Sets the pace of all boards; the page does so whenever the player chooses another. */
export function setPace(pace: keyof typeof PACES): void {
  factor = PACES[pace];
}

/** A time of an animation at the pace the player has chosen. */
export const paced = (time: number): number => time * factor;

/** Whether the player wants no motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  /** The box of the copy itself, before it is scaled; where it lies in the end, unless told otherwise. */
  size?: DOMRect;
  /** The copy is as wide as the boxes, takes their shape, or stays inside them and never grows. */
  scaling?: 'width' | 'stretch' | 'inside';
  /** How many pixels higher than the straight way, and how much larger, as if a hand lifted the piece. */
  lift?: number;
  swell?: number;
  time: number;
  delay?: number;
  /** The piece is gone when it arrives. */
  vanishes?: boolean;
}

type Scale = [across: number, down: number];

/** Lets a copy travel over the layer; it is removed when it has arrived or the flight is cut short. */
export function fly(layer: HTMLElement, copy: HTMLElement | SVGElement, flight: Flight): Animation {
  const { from, to, size = to, scaling = 'width', lift = 0, swell = 1, time, delay = 0, vanishes = false } = flight;
  const scaleOf = (box: DOMRect): Scale => {
    const [across, down] = [box.width / size.width, box.height / size.height];
    if (scaling === 'stretch') return [across, down];
    const same = scaling === 'inside' ? Math.min(1, across, down) : across;
    return [same, same];
  };
  const put = (box: DOMRect, [across, down]: Scale): string => {
    const x = box.x + (box.width - size.width) / 2;
    const y = box.y + (box.height - size.height) / 2;
    return `translate(${x}px, ${y}px) scale(${across}, ${down})`;
  };
  const top = between(from, to, lift);
  const grown: Scale = scaling === 'stretch' ? scaleOf(top) : [swell, swell];
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  layer.append(copy);
  const animation = copy.animate(
    [
      { transform: put(from, scaleOf(from)), opacity: 1 },
      ...(lift ? [{ transform: put(top, grown), opacity: 1, offset: TOP.time }] : []),
      { transform: put(to, vanishes ? [0.4, 0.4] : scaleOf(to)), opacity: vanishes ? 0 : 1 },
    ],
    { duration: paced(time), delay: paced(delay), easing: EASING, fill: 'both' },
  );
  animation.onfinish = animation.oncancel = () => copy.remove();
  return animation;
}

/** Keeps a piece unseen while its copy is on the way; `stays` where the piece is about to go for good. */
export const hide = (piece: Element, time: number, stays = false): Animation =>
  piece.animate({ opacity: [0, 0] }, { duration: paced(time), fill: stays ? 'forwards' : 'none' });

/** Lets a piece itself come to its place from where it was. */
export function glide(piece: Element, from: DOMRect, time: number): Animation {
  const end = piece.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - end.x - end.width / 2, from.y + from.height / 2 - end.y - end.height / 2];
  return piece.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 4 }, { transform: 'none', zIndex: 4 }], {
    duration: paced(time),
    easing: EASING,
  });
}

function between(from: DOMRect, to: DOMRect, lift: number): DOMRect {
  const mix = (a: number, b: number) => a + (b - a) * TOP.way;
  return new DOMRect(mix(from.x, to.x), mix(from.y, to.y) - lift, mix(from.width, to.width), mix(from.height, to.height));
}
