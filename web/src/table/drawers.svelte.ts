// The drawers beside a table: the log, which stays as the player left it, and the chat.
import { settings } from '../lib/settings.svelte';

/** A small screen has room for one drawer at a time. */
const isNarrow = (): boolean => matchMedia('(max-width: 55rem), (max-height: 30rem)').matches;

export class Drawers {
  chat = $state(false);

  get log(): boolean {
    return settings.drawer;
  }

  toggleLog(): void {
    settings.drawer = !settings.drawer;
    if (settings.drawer && isNarrow()) this.chat = false;
  }

  toggleChat(): void {
    this.chat = !this.chat;
    if (this.chat && isNarrow()) settings.drawer = false;
  }
}
