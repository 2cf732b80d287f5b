import { startAgent } from './agent/agent';
import { createDrawer } from './agent/drawer';
import { channelName, type FromInspector, type FromPage } from './wire/messages';

/** What the launcher, an inline script of the server's, loads into a store's page when an inspector is opened. */
const launched = document.currentScript?.dataset ?? {};
const running = (globalThis.runningFlows ??= { all: new Set() });
const channel = new BroadcastChannel(channelName);
const tab = crypto.randomUUID().slice(0, 8);
const drawer = createDrawer();
const say = (message: FromPage) => channel.postMessage(message);

startAgent({
  tab,
  say,
  hear: (listener) => {
    channel.onmessage = ({ data }) => listener(data as FromInspector);
  },
  running,
  sends: launched.sends === 'true',
  page: () => ({ path: location.pathname + location.search, title: document.title }),
  toggleDrawer: drawer.toggle,
  whenGone: (inspector, gone) => void navigator.locks.request(inspector, { mode: 'shared' }, gone),
});

addEventListener('pagehide', () => say({ type: 'left', tab }));
addEventListener('pageshow', ({ persisted }) => persisted && say({ type: 'knock', tab }));
addEventListener('keydown', ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyI' && drawer.toggle());
if (launched.opens === 'true') drawer.toggle();
