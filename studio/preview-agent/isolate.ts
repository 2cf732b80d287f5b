interface Keeping {
  readonly tab: Storage;
  /** Empty for a guest. */
  readonly viewer: string;
}

/** Enough of `Storage` for a page. */
class PageStorage {
  readonly #store: (entries: string) => void;
  readonly #entries: Map<string, string>;

  constructor(entries: string | null, store: (entries: string) => void) {
    this.#entries = new Map(JSON.parse(entries ?? '[]') as [string, string][]);
    this.#store = store;
  }

  get length() {
    return this.#entries.size;
  }

  keys() {
    return [...this.#entries.keys()];
  }

  key(at: number) {
    return this.keys()[at] ?? null;
  }

  getItem(key: string) {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    this.#entries.set(key, value);
    this.#save();
  }

  removeItem(key: string) {
    this.#entries.delete(key);
    this.#save();
  }

  clear() {
    this.#entries.clear();
    this.#save();
  }

  #save() {
    this.#store(JSON.stringify([...this.#entries]));
  }
}

/** The preview's values are in this tab alone, under a key that no store has; a guest and a customer share none. */
function storageOf(area: string, { tab, viewer }: Keeping) {
  const key = `preview ${viewer} ${area}`;
  return new PageStorage(tab.getItem(key), (entries) => tab.setItem(key, entries));
}

/** Pairs without attributes: they end with the tab, and no other page reads them. */
function cookiesOf(keeping: Keeping) {
  const pairs = storageOf('cookies', keeping);
  return {
    get: () =>
      pairs
        .keys()
        .map((name) => `${name}=${pairs.getItem(name) ?? ''}`)
        .join('; '),
    set(text: string) {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(text) ?? [];
      if (name) pairs.setItem(name.trim(), value);
    },
    configurable: true,
  };
}

/** A stream that is open and says nothing: a page without one would ask again every few seconds. */
const silentSource = (page: Window & typeof globalThis) =>
  class extends page.EventTarget {
    constructor() {
      super();
      page.setTimeout(() => this.dispatchEvent(new page.Event('open')));
    }

    close() {}
  };

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/**
 * A preview has the origin of the store, so its page must find nothing of the customer who uses the browser, and leave
 * nothing but in this tab: no cookies, no stored values, no service worker, no push, no messages from other tabs, no
 * events of orders and chats.
 *
 * @param viewer the flag of the made-up customer's session; empty for a guest
 */
export function isolate(page: Window & typeof globalThis, viewer = '') {
  const keeping = { tab: page.sessionStorage, viewer };
  set(page, 'localStorage', storageOf('local', keeping));
  set(page, 'sessionStorage', storageOf('session', keeping));
  set(page, 'EventSource', silentSource(page));
  Object.defineProperty(page.document, 'cookie', cookiesOf(keeping));
  Reflect.deleteProperty(page.Navigator.prototype, 'serviceWorker');
  for (const name of ['BroadcastChannel', 'PushManager', 'Notification', 'caches', 'cookieStore'])
    Reflect.deleteProperty(page, name);
}
