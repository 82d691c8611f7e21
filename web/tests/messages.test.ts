// Messages of the server reach the function of their tag; what a newer server says is an error in development only.
import { expect, test } from 'vitest';
import { dispatch, type Handlers } from '../src/net/messages';
import type { ServerMessage } from '../src/net/wire';

const received: string[] = [];
const handlers = {
  reported: ({ about }: { about: string }) => received.push(about),
  erased: () => received.push('erased'),
} as unknown as Handlers;

test('a message is received by the function of its tag, and by no other', () => {
  dispatch(handlers, { type: 'reported', about: 'card' });
  expect(received).toEqual(['card']);
});

test('an unknown tag is an error in development and left alone on the built page', () => {
  const news = { type: 'from-a-newer-server' } as unknown as ServerMessage;
  expect(() => dispatch(handlers, news, true)).toThrow('from-a-newer-server');
  expect(() => dispatch(handlers, news, false)).not.toThrow();
});
