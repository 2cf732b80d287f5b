type Key = RequestInfo | URL;

const urlOf = (key: Key) => (key instanceof Request ? key.url : new URL(key, 'http://localhost').href);

/** Cache Storage in memory. A cache lists its entries in the order of insertion. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: Key) => entries.get(urlOf(key))?.clone(),
      put: async (key: Key, response: Response) => void entries.set(urlOf(key), response),
      delete: async (key: Key) => entries.delete(urlOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open,
    has: async (name: string) => stored.has(name),
    match: async (key: Key) =>
      [...stored.values()]
        .map((entries) => entries.get(urlOf(key)))
        .find(Boolean)
        ?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    /** The URLs in a cache. */
    contents: (name: string) => [...(stored.get(name)?.keys() ?? [])],
    clear: () => stored.clear(),
  };
}
