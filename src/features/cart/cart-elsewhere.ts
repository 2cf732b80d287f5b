import { storedText } from '../../storage/stored-text';

const markOf = (codename: string) => storedText('local/customer/cart', codename);

/**
 * Notifies other tabs of a change to the cart; without storage they check when they become visible.
 * @param mark a new number each time
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

/** Calls back when the cart may have changed elsewhere: another tab announced it, or this one is visible or connected again. */
export function subscribeToCart(codename: string, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  signal.addEventListener('abort', onCartAnnounced(codename, listener));
  addEventListener('focus', listener, { signal });
  addEventListener('online', listener, { signal });
  return () => controller.abort();
}
