import { storeFiles } from './assets';
import { clearCustomer, findPage, isYoung, loadPage, storeOfflinePage } from './page-store';
import { scope } from './scope';

type PageMessage =
  | { type: 'page.visit'; url: string; locale: string; files: readonly string[] }
  | { type: 'session.begin'; session: string }
  | { type: 'session.end' }
  | { type: 'version.accept' };

const freshMs = 60_000;

async function storeVisit({ url, locale, files }: Extract<PageMessage, { type: 'page.visit' }>): Promise<void> {
  await Promise.all([storeFiles([...scope.storeOfWorker.files, ...files]), storeOfflinePage(locale)]);
  const stored = await findPage(url);
  if (!url.startsWith(scope.registration.scope) && `${url}/` !== scope.registration.scope) return;
  if (stored && isYoung(stored, freshMs)) return;
  const work: Promise<void>[] = [];
  await loadPage(url, url, (storing) => void work.push(storing));
  await Promise.all(work);
}

async function endSubscription(): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function obey(message: PageMessage): Promise<unknown> {
  switch (message.type) {
    case 'page.visit':
      return storeVisit(message);
    case 'session.begin':
      return clearCustomer(message.session);
    case 'session.end':
      return Promise.all([clearCustomer(), endSubscription()]);
    case 'version.accept':
      return scope.skipWaiting();
  }
}

export const listenToPages = () =>
  scope.addEventListener('message', (event) =>
    event.waitUntil((obey(event.data as PageMessage) ?? Promise.resolve()).catch(() => undefined)),
  );
