import { startAgent } from './agent/agent';
import { createDrawer } from './agent/drawer';
import { openChannel } from './wire/messages';

/** Loaded into a store's page by the launcher, an inline script of the server, when an inspector is opened. */
const launched = document.currentScript?.dataset ?? {};

function start() {
  const running = (globalThis.runningFlows ??= { all: new Set() });
  const { post, subscribe } = openChannel();
  const tab = crypto.randomUUID().slice(0, 8);
  const drawer = createDrawer();

  startAgent({
    tab,
    post,
    subscribe,
    running,
    sends: launched.sends === 'true',
    path: () => location.pathname,
    toggleDrawer: drawer.toggle,
    onClosed: (inspector, listener) => void navigator.locks.request(inspector, { mode: 'shared' }, listener),
  });

  addEventListener('pagehide', () => post({ type: 'left', tab }));
  addEventListener('pageshow', ({ persisted }) => persisted && post({ type: 'knock', tab }));
  addEventListener('keydown', ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyI' && drawer.toggle());
  if (launched.opens === 'true') drawer.toggle();
}

// Insecure pages have neither locks nor random ids, and no inspector can be open.
if (isSecureContext) start();
