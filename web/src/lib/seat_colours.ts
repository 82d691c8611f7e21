// The eight colours of seats, each with a mark of its own, so that no player has to tell colours apart.

export const COLOURS = ['red', 'orange', 'green', 'turquoise', 'blue', 'violet', 'pink', 'grey'] as const;

/** The marks, drawn around the middle of a square of 24. */
export const MARKS: readonly string[] = [
  'M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 0 0 12 7.5Z',
  'M12 6.5L17.2 15.5H6.8Z',
  'M8 8H16V16H8Z',
  'M12 5.8L18.2 12L12 18.2L5.8 12Z',
  'M12 5.6L13.9 9.9L18.6 10.4L15.1 13.5L16.1 18.1L12 15.7L7.9 18.1L8.9 13.5L5.4 10.4L10.1 9.9Z',
  'M10.2 6H13.8V10.2H18V13.8H13.8V18H10.2V13.8H6V10.2H10.2Z',
  'M12 6.2A5.8 5.8 0 1 0 12 17.8A5.8 5.8 0 0 0 12 6.2ZM12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 0 1 12 9.6Z',
  'M6.2 8H17.8V10.8H6.2ZM6.2 13.2H17.8V16H6.2Z',
];
