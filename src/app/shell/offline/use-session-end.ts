import { useEffect } from 'react';
import { isSignedIn, useSignedIn } from '../../../api/signed-in';
import { usePageContext } from '../../../routing/page-context';
import { pageSession } from '../../../storage/page-session';
import { clearStoredPages } from '../../../storage/stored-pages';
import { clearPictures } from '../../../storage/stored-pictures';

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
