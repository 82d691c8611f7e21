// The one socket to the server: says hello, comes back by itself when it was lost, and passes messages on.
import type { ClientMessage, ServerMessage } from './wire';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'impossible';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

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

  constructor(
    private readonly token: string,
    private readonly receive: (message: ServerMessage) => void,
    private readonly opened: () => void,
  ) {
    if (!('WebSocket' in globalThis)) {
      this.state = 'impossible';
      return;
    }
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => this.hurry());
    this.open();
  }

  /** Sends a message; says no when there is nobody to hear it. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', token: this.token });
      this.opened();
    };
    socket.onmessage = ({ data }) => {
      this.attempt = 0;
      this.state = 'open';
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.comeBack();
  }

  private comeBack(): void {
    this.state = this.attempt === 0 && this.state === 'connecting' ? 'connecting' : 'lost';
    this.socket = null;
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
