// Lets tiles travel across the screen, from where they were to where they are.

export const TIME = 280;

export const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A copy of something drawn goes from one place of the screen to another and is gone. */
export function send(layer: HTMLElement, drawn: Element, start: DOMRect, end: DOMRect): Animation {
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.removeAttribute('id');
  copy.setAttribute('width', String(start.width));
  copy.setAttribute('height', String(start.height));
  layer.append(copy);
  const scale = Math.min(1, end.height / start.height, end.width / start.width);
  const middle = (box: DOMRect) => `${box.x + (box.width - start.width) / 2}px, ${box.y + (box.height - start.height) / 2}px`;
  const travel = copy.animate(
    [{ transform: `translate(${middle(start)})` }, { transform: `translate(${middle(end)}) scale(${scale})` }],
    { duration: TIME, easing: 'cubic-bezier(.3,.6,.2,1)', fill: 'both' },
  );
  travel.onfinish = travel.oncancel = () => copy.remove();
  return travel;
}

/** Something that is in its place now comes there from where it was. */
export function bring(element: Element, start: DOMRect): Animation {
  const end = element.getBoundingClientRect();
  const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2];
  return element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 4 }, { transform: 'none', zIndex: 4 }], {
    duration: TIME,
    easing: 'cubic-bezier(.3,.6,.2,1)',
  });
}
