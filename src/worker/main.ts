import { serveFiles } from './assets';
import { listenToPages } from './messages';
import { storeOfflinePage } from './page-store';
import { servePages } from './pages';
import { scope } from './scope';
import { showNotifications } from './show-notifications';

scope.addEventListener('install', (event) => event.waitUntil(storeOfflinePage()));
// The first worker takes over the open pages; a later one waits until the customer agrees.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

serveFiles();
showNotifications();
servePages();
listenToPages();
