/** The browser's locks, which jsdom lacks; a page that `end`s gives its own back. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as () => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
    if (held.has(name) && signal) throw new DOMException('The lock is held', 'AbortError');
    const done = Promise.resolve(work()).finally(() => held.delete(name));
    held.set(name, done);
    return done;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
