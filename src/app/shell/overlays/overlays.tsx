import { useLocation } from 'react-router-dom';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { useHydrated } from '../../../lazy/use-hydrated';
import { lazyComponent } from '../../../lazy/lazy-component';
import { ContentMode } from '../../../routing/define-route';
import { homePath, isAt, isThread, loginPath } from '../../../routing/paths';
import { sessionCookie } from '../../../storage/session-cookie';
import { storedValue } from '../../../storage/stored-value';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { useStoredText } from './use-stored-text';
import type { StoreOverlaysProps } from './store-overlays';

const StoreOverlays = lazyComponent<StoreOverlaysProps>(
  () => import(/* webpackChunkName: "store-overlays" */ './store-overlays'),
);

const undisturbed: readonly ContentMode[] = [
  ContentMode.ACCOUNT,
  ContentMode.CART,
  ContentMode.CHECKOUT,
  ContentMode.INVOICE_CHECKOUT,
  ContentMode.ORDER,
  ContentMode.RIDE,
  ContentMode.SETTINGS,
];

/** What lies over pages once they are there. It loads nothing while the store and its visitor have nothing of the kind. */
export function Overlays({ content }: { content: ContentMode }) {
  const { codename, popup, androidApp } = useStore();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [keyword] = useStoredText('local/store/keyword');
  const mayInterrupt = !undisturbed.includes(content) && !isAt(loginPath(), pathname) && !isThread(pathname);
  const isNeeded =
    hydrated &&
    ((popup !== null && pathname === homePath && !sessionCookie('popup', codename).isSet()) ||
      (androidApp !== null && keyword === androidApp.keyword) ||
      (signedIn && mayInterrupt) ||
      Boolean(storedValue('session/store/sessionChange', codename).read()));
  return (
    <OnDemand needed={isNeeded}>
      <StoreOverlays mayInterrupt={mayInterrupt} />
    </OnDemand>
  );
}
