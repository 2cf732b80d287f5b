import { storedValue } from '../../storage/stored-value';

const markOf = (codename: string) => storedValue('local/customer/cart', codename);

/**
 * Tells other tabs that the cart has changed; without storage they look when they are seen again.
 * @param mark another number each time.
 */
export const announceCart = (codename: string, mark: number) => {
  markOf(codename).write(String(mark));
};

/** Calls back when another tab has changed the cart. */
export function onCartAnnounced(codename: string, listener: () => void): () => void {
  const controller = new AbortController();
  const mark = markOf(codename);
  addEventListener('storage', ({ key }) => key === mark.key && listener(), { signal: controller.signal });
  return () => controller.abort();
}

/** Calls back when the cart may have changed elsewhere: another tab said so, or this one is seen or connected again. */
export function subscribeToCart(codename: string, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener('abort', onCartAnnounced(codename, listener));
  addEventListener('focus', listener, { signal });
  addEventListener('online', listener, { signal });
  return () => controller.abort();
}
