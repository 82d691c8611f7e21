// The worker beside the page: keeps the page itself for times without a server, and never touches a game.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(kind: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Lasting & { notification: Notification }) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<Shown[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Shown {
  readonly url: string;
  focus(): Promise<Shown>;
  navigate(url: string): Promise<unknown>;
}

// Written in when the page is built: what is needed to show anything, and all parts there are.
declare const __SHELL__: readonly string[];
declare const __PARTS__: readonly string[];

const CACHE = 'bordspil';
const PATIENCE = 5000;
const worker = globalThis as unknown as Worker;
const parts = new Set(__PARTS__);

/** Fetches parts that are not kept yet; their names carry a hash of their content, so they never change. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing);
}

async function install(): Promise<void> {
  await keep(__SHELL__);
  const cache = await caches.open(CACHE);
  await cache.add(new Request('/', { cache: 'reload' })); // last, so that it never names a part that is not here
}

/** Forgets the parts of earlier pages. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== '/' && !parts.has(pathname)) await cache.delete(url);
  }
  await worker.clients.claim();
}

/** The page from the server, or the one that is kept where the server cannot be reached or is not well. */
async function showPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
    return (await caches.match('/')) ?? answer;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

async function showPart(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  if (answer.ok && parts.has(pathname)) await (await caches.open(CACHE)).put(pathname, answer.clone());
  return answer;
}

/** Whether an address is a place inside the page, and not something a program asks for. */
const isPlace = (pathname: string): boolean => !/^\/(api|health|metrics|socket|assets)(\/|$)|\.\w+$/.test(pathname);

/** Brings a player to the table a notice was about: to the window that shows it, else to any, else to a new one. */
async function bring(code: string): Promise<void> {
  const path = `/table/${code}`;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else if (windows.length > 0) await (await windows[0].focus()).navigate(path);
  else await worker.clients.openWindow(path);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(String(event.notification.data)));
});
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && isPlace(pathname)) event.respondWith(showPage(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(showPart(event.request));
});
worker.addEventListener('message', (event) => {
  const said = event.data as { type?: string; urls?: string[] };
  if (said.type === 'take-over') event.waitUntil(worker.skipWaiting());
  if (said.type === 'keep') event.waitUntil(keep((said.urls ?? []).filter((path) => parts.has(path))));
});
