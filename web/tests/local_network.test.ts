// Where links to a table lead: to an address that others can open, where the page knows one.
import { expect, test } from 'vitest';
import { LocalNetwork } from '../src/net/local_network.svelte';
import type { ClientMessage } from '../src/net/wire';

function at(hostname: string) {
  const sent: ClientMessage[] = [];
  const network = new LocalNetwork((message) => sent.push(message) > 0, { hostname, origin: `http://${hostname}:8080` });
  network.ask();
  return { network, sent };
}

test.each(['localhost', 'bordspil.localhost', '127.0.0.1', '127.0.0.53', '[::1]'])('%s leads nowhere on other machines', (host) => {
  const { network, sent } = at(host);
  expect(sent).toEqual([{ type: 'ask-network' }]);
  expect(network.isLocal).toBe(true);
  expect(network.origin).toBe(`http://${host}:8080`);
  network.handlers.network({ type: 'network', addresses: ['http://192.168.1.20:8080/', 'http://10.0.0.2:8080/'], may_open: false });
  expect(network.isLocal).toBe(false);
  expect(network.origin).toBe('http://192.168.1.20:8080');
});

test.each(['games.example.org', '192.168.1.20', 'localhost.example.org', '127.example.org'])('%s is what others open', (host) => {
  const { network, sent } = at(host);
  expect(sent).toEqual([]);
  expect(network.isLocal).toBe(false);
  expect(network.origin).toBe(`http://${host}:8080`);
});
