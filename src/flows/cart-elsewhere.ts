import { customerKey } from '../api/customer-storage';

const keyOf = (codename: string) => customerKey(codename, 'cart');

/**
 * Tells other tabs that the cart has changed.
 * @param mark another number each time.
 */
export function announceCart(codename: string, mark: number) {
  try {
    localStorage.setItem(keyOf(codename), String(mark));
  } catch {
    // Storage is switched off in this browser: other tabs look when they are seen again.
  }
}

/** Calls back when the cart may have changed elsewhere: another tab said so, or this one is seen or connected again. */
export function hearCart(codename: string, listener: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  addEventListener('storage', ({ key }) => key === keyOf(codename) && listener(), { signal });
  addEventListener('focus', listener, { signal });
  addEventListener('online', listener, { signal });
  return () => left.abort();
}
