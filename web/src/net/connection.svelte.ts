// The WebSocket to the server: says hello, reconnects with backoff, and probes a silent line as a heartbeat.
import type { ClientMessage, ServerMessage } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'paused' | 'impossible';

const FIRST_BACKOFF = 400;
const LONGEST_BACKOFF = 8000;
const ANSWER_TIMEOUT = 10_000;
const PROBE_AFTER = 30_000;
const RESTARTING = 1012; // the code a server closes with when it is restarted
const MOST_RESTART_ATTEMPTS = 8; // after these the connection counts as lost

/** Messages the server always answers at once: without an answer the connection is dead, whatever the browser reports. */
const ANSWERED = ['hello', 'open-table', 'mine', 'play', 'set-visible'];

/** Milliseconds before the next attempt: doubled every time, with jitter so that not all pages come back at once. */
export function backoff(attempt: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_BACKOFF, FIRST_BACKOFF * 2 ** attempt);
  return whole / 2 + (whole / 2) * chance;
}

export class Connection {
  state = $state<ConnectionState>('connecting');
  private socket: WebSocket | null = null;
  private attempt = 0;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private probeTimer: ReturnType<typeof setTimeout> | undefined;

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
    addEventListener('online', () => (this.socket ? this.probe() : this.reconnectNow()));
    addEventListener('offline', () => this.socket && this.drop());
    document.addEventListener('visibilitychange', () => this.reconnectNow());
    this.open();
  }

  /** Sends a message; false where the connection is down. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (ANSWERED.includes(message.type)) this.answerTimer ??= setTimeout(() => this.drop(), ANSWER_TIMEOUT);
    return true;
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.socket = socket;
    this.answerTimer ??= setTimeout(() => this.drop(), ANSWER_TIMEOUT);
    socket.onopen = () => {
      this.send({ type: 'hello', token: this.token });
      this.opened();
    };
    socket.onmessage = ({ data }) => {
      this.attempt = 0;
      this.state = 'open';
      this.noteAlive();
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.reconnectLater(code === RESTARTING);
  }

  /** Notes that a message has come, so the line is alive; after a long silence it is probed. */
  private noteAlive(): void {
    clearTimeout(this.answerTimer);
    clearTimeout(this.probeTimer);
    this.answerTimer = undefined;
    this.probeTimer = setTimeout(() => this.probe(), PROBE_AFTER);
  }

  /** Drops a line that is dead; the browser itself may take minutes to notice. */
  private drop(): void {
    if (this.socket) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
    }
    this.reconnectLater(false);
  }

  private reconnectLater(restarting: boolean): void {
    if (restarting) this.state = 'paused';
    else if (this.state === 'paused' ? this.attempt > MOST_RESTART_ATTEMPTS : this.attempt > 0 || this.state !== 'connecting')
      this.state = 'lost';
    this.socket = null;
    clearTimeout(this.answerTimer);
    clearTimeout(this.probeTimer);
    this.answerTimer = undefined;
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(() => this.open(), backoff(this.attempt));
    this.attempt += 1;
  }

  /** Reconnects at once when the page is shown again or the network is back. */
  private reconnectNow(): void {
    if (this.socket || document.hidden) return;
    clearTimeout(this.reconnectTimer);
    this.open();
  }
}
