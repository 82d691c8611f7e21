// How friends in the same network reach this page: its addresses there, and the request to open it to the network.
import type { Handlers, Send } from './messages';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export class LocalNetwork {
  private addresses = $state.raw<string[]>([]);
  /** This browser may open the page to the network. */
  mayOpen = $state(false);

  readonly handlers: Handlers<'network'> = {
    network: ({ addresses, may_open }) => {
      this.addresses = addresses;
      this.mayOpen = may_open;
    },
  };

  constructor(
    private readonly send: Send,
    private readonly here: Pick<Location, 'hostname' | 'origin'> = location,
  ) {}

  /** Where links lead: an address of this page in the network, where its own is known to this machine alone. */
  get origin(): string {
    return this.addresses[0]?.replace(/\/$/, '') ?? this.here.origin;
  }

  /** Links lead nowhere on other machines. */
  get isLocal(): boolean {
    return LOOPBACK.test(this.here.hostname) && this.addresses.length === 0;
  }

  ask(): void {
    if (LOOPBACK.test(this.here.hostname)) this.send({ type: 'ask-network' });
  }

  open(): void {
    this.send({ type: 'open-network' });
  }
}
