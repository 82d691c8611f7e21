// One's account as the server tells of it, and what may be asked for it; guests have none and need none.
import { deviceName, makePasskey, usePasskey } from './passkey';
import type { AccountInfo, ClientMessage, Erased, PasskeyOptions, Phrase, Players, PlayersOf, ServerMessage } from '../net/wire';

export type AccountMessage = AccountInfo | Phrase | PasskeyOptions | Erased | Players;

const ABOUT = ['account', 'phrase', 'passkey-options', 'erased', 'players'];

export const isAboutAccount = (message: ServerMessage): message is AccountMessage => ABOUT.includes(message.type);

const GUEST: AccountInfo = { type: 'account', name: '', keys: [], devices: [], ratings: [] };

export class Account {
  info = $state.raw<AccountInfo>(GUEST);
  /** The table of players, once it was asked for. */
  players = $state.raw<PlayersOf[] | null>(null);
  /** A recovery phrase that was told just now and will not be told again. */
  phrase = $state<string | null>(null);
  erased = $state(false);
  /** The browser was asked for a passkey and gave none. */
  declined = $state(false);
  private name = '';

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly changed: () => void,
  ) {}

  get kept(): boolean {
    return this.info.keys.length > 0;
  }

  /** What was said of an earlier attempt is over. */
  clear(): void {
    this.phrase = null;
    this.declined = false;
    this.erased = false;
  }

  keepPhrase(name: string): void {
    this.clear();
    this.send({ type: 'keep-phrase', name, device: deviceName(navigator.userAgent) });
  }

  recover(phrase: string): void {
    this.clear();
    this.send({ type: 'recover', phrase, device: deviceName(navigator.userAgent) });
  }

  passkey(purpose: PasskeyOptions['purpose'], name = ''): void {
    this.clear();
    this.name = name;
    this.send({ type: 'ask-passkey', purpose, name });
  }

  forget(what: 'key' | 'device', id: string): void {
    this.clear();
    this.send({ type: 'forget', what, id });
  }

  callMe(name: string): void {
    this.send({ type: 'call-me', name });
  }

  askPlayers(): void {
    this.send({ type: 'ask-players' });
  }

  erase(): void {
    this.clear();
    this.send({ type: 'erase' });
  }

  /** A new connection: whoever is signed in is told so right after the welcome. */
  begin(): void {
    this.info = GUEST;
  }

  receive(message: AccountMessage): void {
    if (message.type === 'account') {
      const was = this.kept;
      this.info = message;
      if (was !== this.kept) this.changed();
    } else if (message.type === 'phrase') {
      this.phrase = message.phrase;
    } else if (message.type === 'players') {
      this.players = message.tables;
    } else if (message.type === 'erased') {
      this.erased = true;
    } else {
      void this.answer(message);
    }
  }

  private async answer({ purpose, options }: PasskeyOptions): Promise<void> {
    try {
      const credential = await (purpose === 'keep' ? makePasskey(options) : usePasskey(options));
      const device = deviceName(navigator.userAgent);
      this.send({ type: 'give-passkey', purpose, credential, device, name: this.name });
    } catch {
      this.declined = true;
    }
  }
}
