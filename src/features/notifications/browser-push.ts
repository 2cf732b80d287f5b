import type { PushAnswer } from '../../../machines/notifications/push-permission';

export const isPushSupported = () =>
  'Notification' in window && 'PushManager' in window && Boolean(navigator.serviceWorker);

const answers: Readonly<Record<NotificationPermission, PushAnswer>> = {
  granted: 'granted',
  denied: 'denied',
  default: 'undecided',
};

export const askPermission = async (): Promise<PushAnswer> => answers[await Notification.requestPermission()];

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The store has no service worker');
  return registration.pushManager;
}

/** Subscribes the browser with a key, and returns the facade's input. */
export async function subscribeBrowser(publicKey: string) {
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
    // A subscription with an earlier key would prevent a new one.
    const former = await manager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return manager.subscribe(options);
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

export async function unsubscribeBrowser() {
  const subscription = await (await pushManager()).getSubscription();
  await subscription?.unsubscribe();
}
