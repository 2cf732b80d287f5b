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
  if (!registration) throw new Error('The store has no service worker here');
  return registration.pushManager;
}

/** The browser's subscription for a key, as the facade takes it. */
export async function subscribeBrowser(publicKey: string) {
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await manager.subscribe(options).catch(async (error: unknown) => {
    // One for the key of before is in the way.
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
