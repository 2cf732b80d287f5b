import { claimTab } from '../storage/claim-storage';
import { boundPage, browserSession } from '../storage/page-session';
import { clearStoredPages } from '../storage/stored-pages';
import { storedText } from '../storage/stored-text';

/** Milliseconds in which a page that finds its session replaced again is no new case. */
const sameCaseMs = 10_000;

let isReplacing = false;

/**
 * Shows the same address as the page of who is signed in now, which says why. What was typed stays with who typed it: the new
 * document takes no fields over, as a reload would.
 */
export function replacePage() {
  const page = boundPage();
  if (!page || isReplacing) return;
  const { codename, session } = page;
  const now = browserSession(codename);
  const stored = storedText('session/store/sessionChange', codename);
  const change = `${session} ${now}`;
  // A browser that goes on saying so, or stores nothing, would load the page for ever.
  if (performance.now() < sameCaseMs && stored.read() === change) return;
  if (!stored.write(change)) return;
  isReplacing = true;
  document.body.inert = true;
  document.body.style.visibility = 'hidden';
  claimTab(codename, now);
  // Without a network the service worker would give the same page again.
  void clearStoredPages(codename, now)
    .catch(() => undefined)
    .then(() => location.replace(location.pathname + location.search));
}
