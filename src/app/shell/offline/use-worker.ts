import { useEffect, useState } from 'react';
import { isSignedIn, useSignedIn } from '../../../api/signed-in';
import { type PageContext, usePageContext } from '../../../routing/page-context';
import { pageSession } from '../../../storage/page-session';
import { clearStoredPages } from '../../../storage/stored-pages';
import { clearPictures } from '../../../storage/stored-pictures';
import { registerWorker } from './register-worker';

export function useWorker(): ServiceWorkerRegistration | null {
  const context: PageContext = usePageContext();
  const [worker, setWorker] = useState<ServiceWorkerRegistration | null>(null);
  useEffect(() => {
    void registerWorker(context).then((registration) => registration && setWorker(registration));
  }, [context]);
  return worker;
}

export function useSessionEnd(worker: ServiceWorkerRegistration | null) {
  const { codename } = usePageContext();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (codename === null) return;
    if (isSignedIn(codename)) {
      worker?.active?.postMessage({ type: 'session.begin', session: pageSession(codename) });
      return;
    }
    worker?.active?.postMessage({ type: 'session.end' });
    void Promise.all([clearStoredPages(codename), clearPictures(codename)]).catch(() => undefined);
    // While hydrating, everybody counts as a guest.
  }, [codename, signedIn, worker]);
}
