// The keyboard on a board: which keys belong to it, the steps of the arrows, and moving the focus.

/** Rows down and columns across that an arrow key goes. */
export const ARROWS: Record<string, [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const hasModifier = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;

/** The element a key was pressed on; null when it belongs to a field or a dialog and not to the board. */
export function targetOnBoard({ target }: KeyboardEvent): Element | null {
  const element = target instanceof Element ? target : document.body;
  return element.closest('input, select, textarea, dialog, [popover]') ? null : element;
}

/** Moves the focus to the first element that matches; false where there is none. */
export function focusFirst(root: ParentNode | null, selector: string): boolean {
  const found = root?.querySelector<HTMLElement | SVGElement>(selector) ?? null;
  found?.focus();
  return found !== null;
}
