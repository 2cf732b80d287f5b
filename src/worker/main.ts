import { serveFiles } from './assets';
import { scope } from './scope';
import { showNotifications } from './show-notifications';

// The first worker takes the open pages over; a later one waits until the customer agrees.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

serveFiles();
showNotifications();
