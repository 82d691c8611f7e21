// The page as a PWA: registers the service worker, notices newer versions, and offers to install the page.

/** The event Chromium offers an installation with; other browsers have a menu of their own for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const SETTLED = 2000;
const JUST_LOADED = 30 * 1000;
const UPDATE_INTERVAL = 60 * 60 * 1000;

let waitingWorker = $state.raw<ServiceWorker | null>(null);
let installEvent = $state.raw<InstallEvent | null>(null);

/** Tells the worker which assets are in use, so that it caches them for times without a server. */
function cacheAssets(worker: ServiceWorker | null): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  worker?.postMessage({ type: 'keep', urls });
}

/** Notices a newer page that waits for this one to be replaced. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) waitingWorker = registration.waiting;
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/worker.js').catch(() => null); // a page without it plays as well
  if (!registration) return;
  watchForUpdates(registration);
  // What was asked for before the worker took charge did not pass through it, and some of it is still on its way.
  const again = () => cacheAssets(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => [0, SETTLED].forEach((wait) => setTimeout(again, wait)), {
    once: true,
  });
  cacheAssets((await serviceWorker.ready).active);
}

/** Registers the worker once the page has loaded, and listens for offers to install it. */
export function startPwa(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installEvent = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (installEvent = null));
  // A part that is gone belongs to a page that has been replaced on the server; where it fails on a new page, it may be
  // the server that is gone, which is not asked again and again without a pause. Several parts are one reason.
  const renew = () => setTimeout(() => location.reload(), performance.now() < JUST_LOADED ? SETTLED : 0);
  addEventListener('vite:preloadError', renew, { once: true });
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

export const pwa = {
  /** Whether a newer page is ready. */
  get isStale(): boolean {
    return waitingWorker !== null;
  },
  get canInstall(): boolean {
    return installEvent !== null;
  },
  /** Lets the newer page take over, and shows it. */
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waitingWorker?.postMessage({ type: 'take-over' });
  },
  install(): void {
    void installEvent?.prompt();
    installEvent = null;
  },
};
