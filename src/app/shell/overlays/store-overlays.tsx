import { useLocation } from 'react-router-dom';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { lazyComponent } from '../../../lazy/lazy-component';
import { loginScreen, notificationScreen } from '../../../routing/customer-screen';
import { isThread } from '../../../routing/paths';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { Dock } from '../../../ui/layout/dock';
import { useOnline } from '../offline/use-online';
import type { NotificationBannerProps } from './notification-banner';
import type { SessionBannerProps } from './session-banner';
import { useStoredText } from './use-stored-text';

const AndroidBanner = lazyComponent(() => import(/* webpackChunkName: "android-banner" */ './android-banner'));
const NotificationBanner = notificationScreen<NotificationBannerProps>(
  () => import(/* webpackChunkName: "notification-banner" */ './notification-banner'),
);
const SessionBanner = loginScreen<SessionBannerProps>(
  () => import(/* webpackChunkName: "session-banner" */ './session-banner'),
);

/** On phones, only a service worker can show a notification. */
const notificationsPossible = () => Boolean(navigator.serviceWorker?.controller);
const notificationsAllowed = () => 'Notification' in window && Notification.permission === 'granted';

export interface StoreOverlaysProps {
  /** Whether the page may show an unrelated offer now. */
  mayInterrupt: boolean;
}

/** The store's offers, and the reason for a reload of the page. */
export default function StoreOverlays({ mayInterrupt }: StoreOverlaysProps) {
  const store = useStore();
  const { pathname } = useLocation();
  const isWriting = isThread(pathname);
  const signedIn = useSignedIn();
  const [keyword] = useStoredText('local/store/keyword');
  const [androidAnswer, answerAndroid] = useStoredText('session/store/android');
  const isOnline = useOnline();
  const [sessionChange, setSessionChange] = useStoredText('session/store/sessionChange');
  const [notificationAnswer, answerNotification] = useStoredText('local/store/notification');

  const { androidApp } = store;
  const isAndroidOffered =
    androidApp !== null && keyword === androidApp.keyword && androidAnswer === null && !isWriting;
  const isNotificationOffered =
    signedIn &&
    isOnline &&
    (notificationAnswer === null || (notificationAnswer === 'closed' && notificationsAllowed())) &&
    mayInterrupt &&
    notificationsPossible();
  return (
    <Dock>
      {sessionChange && (
        <OnDemand needed>
          <SessionBanner isOver={sessionChange.endsWith(' ')} onClose={() => setSessionChange('')} />
        </OnDemand>
      )}
      {isAndroidOffered && (
        <OnDemand needed>
          <AndroidBanner
            store={store.name}
            packageName={androidApp.packageName}
            onClose={() => answerAndroid('closed')}
          />
        </OnDemand>
      )}
      {isNotificationOffered && (
        <OnDemand needed>
          <NotificationBanner onClose={() => answerNotification('closed')} />
        </OnDemand>
      )}
    </Dock>
  );
}
