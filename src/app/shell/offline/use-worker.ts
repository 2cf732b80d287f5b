import { useEffect, useState } from 'react';
import { type PageContext, usePageContext } from '../../../routing/page-context';
import { registerWorker } from './register-worker';

/** Whether a newer build waits to replace the one that serves the page. */
export const hasNewVersion = ({ waiting }: ServiceWorkerRegistration) =>
  waiting !== null && navigator.serviceWorker.controller !== null;

/** Registers the store's worker once the page is at rest, and looks for a newer one whenever the page is opened again. */
export function useWorker(isAtRest: boolean): ServiceWorkerRegistration | null {
  const context: PageContext = usePageContext();
  const [worker, setWorker] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    if (isAtRest) void registerWorker(context).then((registration) => registration && setWorker(registration));
  }, [context, isAtRest]);
  useEffect(() => {
    if (!worker) return undefined;
    const ask = () => document.visibilityState === 'visible' && void worker.update().catch(() => undefined);
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [worker]);
  return worker;
}
