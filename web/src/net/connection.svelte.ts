// The one socket to the server: says hello, comes back by itself when it was lost, and passes messages on.
import type { ClientMessage, ServerMessage } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'paused' | 'impossible';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000;
const QUIET = 30_000;
const RESTARTING = 1012; // the code a server closes with when it is restarted
const PAUSE = 8; // attempts after which a restart is no longer believed in

/** What is always answered at once: where no answer comes, the line is dead, whatever the browser believes. */
const ANSWERED = ['hello', 'open-table', 'mine', 'play', 'set-visible'];

/** How long to wait before the next attempt: doubled every time, spread so that not all come back at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

export class Connection {
  state = $state<ConnectionState>('connecting');
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly token: string,
    private readonly receive: (message: ServerMessage) => void,
    private readonly opened: () => void,
    private readonly probe: () => void,
  ) {
    if (!('WebSocket' in globalThis)) {
      this.state = 'impossible';
      return;
    }
    addEventListener('online', () => (this.socket ? this.probe() : this.hurry()));
    addEventListener('offline', () => this.socket && this.giveUp());
    document.addEventListener('visibilitychange', () => this.hurry());
    this.open();
  }

  /** Sends a message; says no when there is nobody to hear it. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (ANSWERED.includes(message.type)) this.doubt ??= setTimeout(() => this.giveUp(), PATIENCE);
    return true;
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.socket = socket;
    this.doubt ??= setTimeout(() => this.giveUp(), PATIENCE);
    socket.onopen = () => {
      this.send({ type: 'hello', token: this.token });
      this.opened();
    };
    socket.onmessage = ({ data }) => {
      this.attempt = 0;
      this.state = 'open';
      this.calm();
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.comeBack(code === RESTARTING);
  }

  /** Something was heard, so the line is alive; after a long silence it is tried. */
  private calm(): void {
    clearTimeout(this.doubt);
    clearTimeout(this.quiet);
    this.doubt = undefined;
    this.quiet = setTimeout(() => this.probe(), QUIET);
  }

  /** Lets go of a line that is dead; the browser itself may take minutes to notice. */
  private giveUp(): void {
    if (this.socket) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
    }
    this.comeBack(false);
  }

  private comeBack(restarting: boolean): void {
    if (restarting) this.state = 'paused';
    else if (this.state === 'paused' ? this.attempt > PAUSE : this.attempt > 0 || this.state !== 'connecting')
      this.state = 'lost';
    this.socket = null;
    clearTimeout(this.doubt);
    clearTimeout(this.quiet);
    this.doubt = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt));
    this.attempt += 1;
  }

  /** Somebody is looking again, or the network is back: no reason to wait longer. */
  private hurry(): void {
    if (this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }
}
