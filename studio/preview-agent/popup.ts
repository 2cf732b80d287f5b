/** Of the URL of a page that shows the store's popup; in others it would cover the page after each change. */
export const popupHash = '#popup';

/** What the popup shows; the rest of it closes it. */
export const popupContent = 'dialog[open] > button:first-child ~ *';

const touchEveryMs = 100;
const waitMs = 2_500;

type Page = Window & typeof globalThis;

export const opensPopup = ({ location }: Pick<Page, 'location'>) => location.hash === popupHash;

/** The page shows its popup as if it were the first page of a session, or never. */
export function decidePopup(page: Pick<Page, 'document' | 'location'>, store: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: a preview has a list of its own in the place of cookies
  page.document.cookie = `popup.${store}=${opensPopup(page) ? '' : '1'}`;
}

/**
 * The popup of a page that was slow or has no large picture waits for the first touch, and nobody touches a preview.
 * Calls back once the popup is open, or when it takes too long.
 */
export function touchUntilPopup(page: Page, onReady: () => void) {
  const late = page.setTimeout(onReady, waitMs);
  const timer = page.setInterval(() => {
    if (!page.document.querySelector(popupContent)) {
      page.dispatchEvent(new page.Event('wheel'));
      return;
    }
    page.clearInterval(timer);
    page.clearTimeout(late);
    onReady();
  }, touchEveryMs);
}
