import type { PageContext } from '../../../routing/page-context';

/**
 * Registers the store's service worker, which serves only its pages, because stores share an origin. @returns null if
 * the browser has none, or refuses
 */
export async function registerWorker({ base }: Pick<PageContext, 'base'>): Promise<ServiceWorkerRegistration | null> {
  // In development, it would serve files of an earlier build.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker
    .register(`${base}/sw.js`, { scope: `${base}/` })
    .catch(() => undefined);
  return registration ?? null;
}
