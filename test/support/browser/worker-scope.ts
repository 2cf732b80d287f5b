import { flagName } from '../../../src/storage/session-flag';

/** A worker's global scope within the test's own: import it before the worker's files. */
export const workerScope = 'http://localhost/kebun/';

/** What the worker did outside its caches, in order. */
export const deeds: string[] = [];

interface TestTab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export const browser = {
  tabs: [] as TestTab[],
  /** Asked for by the worker when it looks for tabs. */
  tabOptions: null as object | null,
  shown: [] as { title: string; options: object }[],
  subscription: null as { unsubscribe(): Promise<boolean> } | null,
  hasPush: true,
  /** The name of the session that the cookie has; null if workers cannot read it. */
  session: null as string | null,
};

export const openTab = (url: string): TestTab => ({
  url,
  focus: async () => deeds.push(`focus ${url}`),
  navigate: async (to) => deeds.push(`navigate ${to}`),
});

export function subscribeBrowser() {
  browser.subscription = {
    unsubscribe: async () => {
      deeds.push('unsubscribe');
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
    openWindow: async (url: string) => deeds.push(`open ${url}`),
  },
});

/** As the browser does it: waits for what the worker wants it to wait for. */
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
