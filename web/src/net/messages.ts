// Routes messages of the server: a table from the tag of a message to the function that receives it.
import type { ClientMessage, ServerMessage } from './wire';

export type Tag = ServerMessage['type'];
export type MessageOf<T extends Tag> = Extract<ServerMessage, { type: T }>;

/** Sends a message; false where the connection is down. */
export type Send = (message: ClientMessage) => boolean;

/** A receiver for each of the tags `T`; a part of the session has those of its own messages. */
export type Handlers<T extends Tag = Tag> = { [Key in T]: (message: MessageOf<Key>) => void };

/** Calls the receiver of a message. A server that is newer than the page may send tags that the page does not know. */
export function dispatch(handlers: Handlers, message: ServerMessage, strict = import.meta.env.DEV): void {
  const handle = (handlers as Partial<Record<string, (message: ServerMessage) => void>>)[message.type];
  if (handle) handle(message);
  else if (strict) throw new Error(`no handler for the message ${message.type}`);
}
