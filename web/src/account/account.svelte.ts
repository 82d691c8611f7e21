// The account of this player: keys, devices, ratings, and the requests that change them; a guest has none.
import { deviceName, makePasskey, usePasskey } from './passkey';
import type { Handlers, Send } from '../net/messages';
import type { AccountInfo, PasskeyOptions, PlayersOf } from '../net/wire';

const GUEST: AccountInfo = { type: 'account', name: '', keys: [], devices: [], ratings: [] };

export class Account {
  info = $state.raw<AccountInfo>(GUEST);
  /** The leaderboards, once they were asked for. */
  leaderboards = $state.raw<PlayersOf[] | null>(null);
  /** A new recovery phrase; the server sends it only once. */
  phrase = $state<string | null>(null);
  erased = $state(false);
  /** The browser was asked for a passkey and gave none. */
  declined = $state(false);
  private name = '';

  readonly handlers: Handlers<'account' | 'phrase' | 'players' | 'erased' | 'passkey-options'> = {
    account: (info) => {
      const was = this.isSignedIn;
      this.info = info;
      if (was !== this.isSignedIn) this.changed();
    },
    phrase: ({ phrase }) => (this.phrase = phrase),
    players: ({ tables }) => (this.leaderboards = tables),
    erased: () => (this.erased = true),
    'passkey-options': (message) => void this.givePasskey(message),
  };

  constructor(
    private readonly send: Send,
    private readonly changed: () => void,
  ) {}

  get isSignedIn(): boolean {
    return this.info.keys.length > 0;
  }

  /** Forgets the outcome of an earlier attempt. */
  clear(): void {
    this.phrase = null;
    this.declined = false;
    this.erased = false;
  }

  askPhrase(name: string): void {
    this.clear();
    this.send({ type: 'keep-phrase', name, device: deviceName(navigator.userAgent) });
  }

  recover(phrase: string): void {
    this.clear();
    this.send({ type: 'recover', phrase, device: deviceName(navigator.userAgent) });
  }

  askPasskey(purpose: PasskeyOptions['purpose'], name = ''): void {
    this.clear();
    this.name = name;
    this.send({ type: 'ask-passkey', purpose, name });
  }

  revoke(what: 'key' | 'device', id: string): void {
    this.clear();
    this.send({ type: 'forget', what, id });
  }

  setName(name: string): void {
    this.send({ type: 'call-me', name });
  }

  askLeaderboards(): void {
    this.send({ type: 'ask-players' });
  }

  erase(): void {
    this.clear();
    this.send({ type: 'erase' });
  }

  /** Becomes a guest; the server sends the account, if there is one, right after the welcome. */
  reset(): void {
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
