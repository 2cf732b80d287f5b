import { notificationOf, openPage } from './push';
import { scope } from './scope';

const tabs = {
  matchAll: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (url: string) => scope.clients.openWindow(url),
};

/** Shows push messages, and opens their page on a tap. */
export function showNotifications() {
  const base = scope.registration.scope;
  scope.addEventListener('push', (event) => {
    const { title, options } = notificationOf(event.data?.text() ?? '', base, scope.storeOfWorker.codename);
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url = base } = (event.notification.data ?? {}) as { url?: string };
    event.waitUntil(openPage(url, base, tabs));
  });
}
