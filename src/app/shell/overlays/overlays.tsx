import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { useHydrated } from '../../../lazy/use-hydrated';
import { lazyComponent } from '../../../lazy/lazy-component';
import { ContentMode } from '../../../routing/define-route';
import { homePath, isAt, isThread, loginPath } from '../../../routing/paths';
import { sessionCookie } from '../../../storage/session-cookie';
import { storedText } from '../../../storage/stored-text';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { useStoredText } from './use-stored-text';
import type { StoreOverlaysProps } from './store-overlays';

const StoreOverlays = lazyComponent<StoreOverlaysProps>(
  () => import(/* webpackChunkName: "store-overlays" */ './store-overlays'),
);

/**
 * Whether to show the store's popup: on the first home page of a session, until the popup is closed or the visitor
 * leaves the page.
 */
function usePopup(exists: boolean) {
  const { codename } = useStore();
  const hydrated = useHydrated();
  const seen = useMemo(() => sessionCookie('popup', codename), [codename]);
  const [isOver, setIsOver] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The visitor left the page.
  if (isOpen && !exists && !isOver) setIsOver(true);
  const isDue = hydrated && exists && !isOver && (isOpen || !seen.isSet());
  const onOpen = () => {
    seen.set();
    setIsOpen(true);
  };
  return { isDue, onOpen, onClose: () => setIsOver(true) };
}

const PopupImage = lazyComponent(() => import(/* webpackChunkName: "popup-image" */ './popup-image'));

const undisturbed: readonly ContentMode[] = [
  ContentMode.ACCOUNT,
  ContentMode.CART,
  ContentMode.CHECKOUT,
  ContentMode.INVOICE_CHECKOUT,
  ContentMode.ORDER,
  ContentMode.RIDE,
  ContentMode.SETTINGS,
];

/**
 * What is shown over pages once they are loaded: the store's popup first, then its offers. Loads only what is needed.
 */
export function Overlays({ content }: { content: ContentMode }) {
  const store = useStore();
  const { codename, popup, androidApp } = store;
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [keyword] = useStoredText('local/store/keyword');
  const { isDue, ...popupEnds } = usePopup(popup !== null && pathname === homePath);
  const mayInterrupt = !isDue && !undisturbed.includes(content) && !isAt(loginPath(), pathname) && !isThread(pathname);
  const isNeeded =
    hydrated &&
    ((androidApp !== null && keyword === androidApp.keyword) ||
      (signedIn && mayInterrupt) ||
      Boolean(storedText('session/store/sessionChange', codename).read()));
  return (
    <>
      {popup && (
        <OnDemand needed={isDue}>{isDue && <PopupImage store={store} popup={popup} {...popupEnds} />}</OnDemand>
      )}
      <OnDemand needed={isNeeded}>
        <StoreOverlays mayInterrupt={mayInterrupt} />
      </OnDemand>
    </>
  );
}
