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

  key(at: number) {
    return [...this.#entries.keys()][at] ?? null;
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

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/**
 * A preview has the origin of the store, so its page must find nothing of the customer who uses the browser, and leave
 * nothing: no cookies, no stored values, no service worker, no push, no messages from other tabs.
 */
export function isolate(page: Window & typeof globalThis) {
  const tab = page.sessionStorage;
  set(page, 'localStorage', storageOf('local', tab));
  set(page, 'sessionStorage', storageOf('session', tab));
  Object.defineProperty(page.document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
  Reflect.deleteProperty(page.Navigator.prototype, 'serviceWorker');
  for (const name of ['BroadcastChannel', 'PushManager', 'Notification', 'caches', 'cookieStore'])
    Reflect.deleteProperty(page, name);
}
