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

/** The preview's values are in this tab alone, under a key that no store has. */
function storageOf(area: string, tab: Storage) {
  const key = `preview ${area}`;
  return new PageStorage(tab.getItem(key), (entries) => tab.setItem(key, entries));
}

/** Pairs without attributes: they end with the tab, and no other page reads them. */
function cookiesOf(tab: Storage) {
  const pairs = storageOf('cookies', tab);
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

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/**
 * A preview has the origin of the store, so its page must find nothing of the customer who uses the browser, and leave
 * nothing but in this tab: no cookies, no stored values, no service worker, no push, no messages from other tabs.
 */
export function isolate(page: Window & typeof globalThis) {
  const tab = page.sessionStorage;
  set(page, 'localStorage', storageOf('local', tab));
  set(page, 'sessionStorage', storageOf('session', tab));
  Object.defineProperty(page.document, 'cookie', cookiesOf(tab));
  Reflect.deleteProperty(page.Navigator.prototype, 'serviceWorker');
  for (const name of ['BroadcastChannel', 'PushManager', 'Notification', 'caches', 'cookieStore'])
    Reflect.deleteProperty(page, name);
}
