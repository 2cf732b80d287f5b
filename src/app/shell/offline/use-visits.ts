import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../../../routing/page-context';

const stayMs = 2_000;

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|images)\//.test(new URL(name).pathname));

/**
 * `navigator.serviceWorker.ready` waits forever if the page is outside the scope, like a store's home without its
 * slash.
 */
const activeWorker = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<ServiceWorker>((resolve) => {
    const worker = active ?? waiting ?? installing;
    const check = () => worker?.state === 'activated' && resolve(worker);
    worker?.addEventListener('statechange', check);
    check();
  });

const pageUrl = () => location.href.replace(/#.*$/, '');

export function useVisits(worker: ServiceWorkerRegistration | null) {
  const { locale, base } = usePageContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!worker) return undefined;
    // The worker's scope ends with a slash, so that it excludes pages of a store with a longer name.
    if (base && location.pathname === base)
      history.replaceState(history.state, '', `${base}/${location.search}${location.hash}`);
    const report = (active: ServiceWorker) => {
      active.postMessage({ type: 'page.visit', url: pageUrl(), locale, files: loadedFiles() });
    };
    const timer = setTimeout(() => void activeWorker(worker).then(report), stayMs);
    return () => clearTimeout(timer);
  }, [base, locale, pathname, search, worker]);
}
