// The page as an app: the worker that keeps it for times without a server, newer versions, and putting it on a device.

/** What Chromium asks with before a page is put among the apps; other browsers have a menu of their own for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const SETTLED = 2000;
const NEW = 30 * 1000;
const LOOK_AGAIN = 60 * 60 * 1000;

let waiting = $state.raw<ServiceWorker | null>(null);
let offer = $state.raw<InstallEvent | null>(null);

/** Tells the worker which parts of the page are in use, so that they are there without a server, too. */
function keep(worker: ServiceWorker | null): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  worker?.postMessage({ type: 'keep', urls });
}

/** Notes that a newer page waits for this one to make room. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/worker.js').catch(() => null); // a page without it plays as well
  if (!registration) return;
  watch(registration);
  // What was asked for before the worker took charge did not pass through it, and some of it is still on its way.
  const again = () => keep(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => [0, SETTLED].forEach((wait) => setTimeout(again, wait)), {
    once: true,
  });
  keep((await serviceWorker.ready).active);
}

/** Starts what makes the page an app, when everything else has been done. */
export function startApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offer = null));
  // A part that is gone belongs to a page that has been replaced on the server; where it fails on a new page, it may be
  // the server that is gone, which is not asked again and again without a pause. Several parts are one reason.
  const renew = () => setTimeout(() => location.reload(), performance.now() < NEW ? SETTLED : 0);
  addEventListener('vite:preloadError', renew, { once: true });
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

export const app = {
  /** Whether a newer page is ready. */
  get isStale(): boolean {
    return waiting !== null;
  },
  get canInstall(): boolean {
    return offer !== null;
  },
  /** Lets the newer page take over, and shows it. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage({ type: 'take-over' });
  },
  install(): void {
    void offer?.prompt();
    offer = null;
  },
};
