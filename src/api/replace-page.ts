import { claimTab } from '../storage/claim-storage';
import { boundPage, browserSession } from '../storage/page-session';
import { clearStoredPages } from '../storage/stored-pages';
import { storedText } from '../storage/stored-text';

/** Milliseconds within which a page does not reload again for a replaced session. */
const sameCaseMs = 10_000;

let isReplacing = false;

/**
 * Loads the same URL as the page of the customer who is signed in now, which explains why. Unlike a reload, the new
 * document does not restore fields, so that nobody sees what another customer typed.
 */
export function replacePage(isKept: boolean) {
  const page = boundPage();
  if (!page || isReplacing) return;
  const { codename, session } = page;
  const now = browserSession(codename);
  const stored = storedText('session/store/sessionChange', codename);
  const change = `${session} ${now}`;
  // Otherwise a browser that keeps reporting it, or stores nothing, would reload the page forever. The page before a kept
  // one may have stored the same change.
  if (!isKept && performance.now() < sameCaseMs && stored.read() === change) return;
  if (!stored.write(change)) return;
  isReplacing = true;
  document.body.inert = true;
  document.body.style.visibility = 'hidden';
  claimTab(codename, now);
  // Without a network, the service worker would return the same page again.
  void clearStoredPages(codename, now)
    .catch(() => undefined)
    .then(() => location.replace(location.pathname + location.search));
}
