import { flagName } from '../../../src/storage/session-flag';

/** A worker's global scope inside the test's. Import it before the worker's files. */
export const workerScope = 'http://localhost/kebun/';

/** The worker's actions outside its caches, in order. */
export const workerActions: string[] = [];

interface TestTab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export const browser = {
  tabs: [] as TestTab[],
  /** The options of the worker's last search for tabs. */
  tabOptions: null as object | null,
  shown: [] as { title: string; options: object }[],
  subscription: null as { unsubscribe(): Promise<boolean> } | null,
  hasPush: true,
  /** The session's name in the cookie; null if workers cannot read cookies. */
  session: null as string | null,
};

export const openTab = (url: string): TestTab => ({
  url,
  focus: async () => workerActions.push(`focus ${url}`),
  navigate: async (to) => workerActions.push(`navigate ${to}`),
});

export function subscribeBrowser() {
  browser.subscription = {
    unsubscribe: async () => {
      workerActions.push('unsubscribe');
      browser.subscription = null;
      return true;
    },
  };
}

Object.assign(self, {
  storeOfWorker: { codename: 'kebun', files: [] },
  registration: {
    scope: workerScope,
    showNotification: async (title: string, options: object) => void browser.shown.push({ title, options }),
    get pushManager() {
      return browser.hasPush ? { getSubscription: async () => browser.subscription } : undefined;
    },
  },
  clients: {
    matchAll: async (options: object) => {
      browser.tabOptions = options;
      return browser.tabs;
    },
    openWindow: async (url: string) => workerActions.push(`open ${url}`),
  },
});

/** Dispatches an event and waits for the promises of its `waitUntil`, like the browser. */
export async function dispatchToWorker(type: string, fields: object) {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  self.dispatchEvent(Object.assign(new Event(type), { ...fields, waitUntil }));
  for (let count = 0; count < works.length; count += 1) await works[count];
}

Object.defineProperty(self, 'cookieStore', {
  get() {
    const { session } = browser;
    if (session === null) return undefined;
    const flags = session ? [flagName('kebun', session)] : [];
    return { getAll: async () => ['lang', ...flags].map((name) => ({ name })) };
  },
});
