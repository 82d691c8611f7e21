// One's account as the server tells of it, and what may be asked for it; guests have none and need none.
import { deviceName, makePasskey, usePasskey } from './passkey';
import type { Handlers, Send } from '../net/messages';
import type { AccountInfo, PasskeyOptions, PlayersOf } from '../net/wire';

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

  readonly handlers: Handlers<'account' | 'phrase' | 'players' | 'erased' | 'passkey-options'> = {
    account: (info) => {
      const was = this.kept;
      this.info = info;
      if (was !== this.kept) this.changed();
    },
    phrase: ({ phrase }) => (this.phrase = phrase),
    players: ({ tables }) => (this.players = tables),
    erased: () => (this.erased = true),
    'passkey-options': (message) => void this.givePasskey(message),
  };

  constructor(
    private readonly send: Send,
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

  private async givePasskey({ purpose, options }: PasskeyOptions): Promise<void> {
    try {
      const credential = await (purpose === 'keep' ? makePasskey(options) : usePasskey(options));
      const device = deviceName(navigator.userAgent);
      this.send({ type: 'give-passkey', purpose, credential, device, name: this.name });
    } catch {
      this.declined = true;
    }
  }
}
