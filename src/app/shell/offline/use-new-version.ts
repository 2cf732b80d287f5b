import { useEffect, useRef, useState } from 'react';
import { watchTyping } from './typed-text';
import { hasNewVersion } from './use-worker';

function watchVersions(worker: ServiceWorkerRegistration, onNew: () => void, signal: AbortSignal) {
  const check = () => {
    if (hasNewVersion(worker)) onNew();
  };
  const follow = () => worker.installing?.addEventListener('statechange', check, { signal });
  check();
  follow();
  worker.addEventListener('updatefound', follow, { signal });
}

export interface NewVersion {
  /** `typed`: updating would lose typed text, and the customer is told so. */
  state: 'none' | 'ready' | 'typed';
  accept: () => void;
  dismiss: () => void;
}

/** A newer build of the store. It waits until the customer accepts it, and never discards typed text unasked. */
export function useNewVersion(worker: ServiceWorkerRegistration | null): NewVersion {
  const [state, setState] = useState<NewVersion['state']>('none');
  const typing = useRef<ReturnType<typeof watchTyping> | null>(null);
  useEffect(() => {
    if (!worker) return undefined;
    const controller = new AbortController();
    typing.current = watchTyping(controller.signal);
    watchVersions(worker, () => setState('ready'), controller.signal);
    return () => controller.abort();
  }, [worker]);
  const accept = () => {
    if (typing.current?.hasText()) return setState('typed');
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker?.waiting?.postMessage({ type: 'version.accept' });
  };
  return { state, accept, dismiss: () => setState('none') };
}
