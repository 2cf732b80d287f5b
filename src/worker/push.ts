import { notificationPath } from '../routing/notification-path';
import type { Tab } from './scope';

/** The notification that a browser shows for a push message. */
export interface ShownNotification {
  title: string;
  options: { body: string; tag: string; data: { url: string } };
}

interface Message {
  title: string;
  body: string;
  tag: string;
  target: { type: string; uid: string };
}

function messageOf(text: string): Message | null {
  try {
    const { title, body, tag, target } = JSON.parse(text) as Partial<Message>;
    const isWhole = [title, body, tag, target?.type, target?.uid].every((part) => typeof part === 'string');
    return isWhole ? ({ title, body, tag, target } as Message) : null;
  } catch {
    return null;
  }
}

/** The page of a store that a message opens; the home page if another version sent the message. */
function urlOf(target: Message['target'] | undefined, scope: string): string {
  const path = target && notificationPath({ type: target.type, id: target.uid });
  return new URL((path ?? '/').slice(1), scope).href;
}

/** Browsers want every message shown, so one that cannot be read shows the store's name. */
export function notificationOf(text: string, scope: string, storeName: string): ShownNotification {
  const message = messageOf(text);
  const { title = storeName, body = '', tag = 'store' } = message ?? {};
  return { title, options: { body, tag, data: { url: urlOf(message?.target, scope) } } };
}

export interface Tabs {
  matchAll(): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}

const isNavigated = (tab: Tab, url: string) =>
  tab.navigate(url).then(
    () => true,
    () => false,
  );

/**
 * Opens it in a tab that shows the page, in a tab of the store, or in a new one. The worker cannot navigate a tab that
 * it does not control.
 */
export async function openPage(url: string, scope: string, tabs: Tabs) {
  const own = (await tabs.matchAll()).filter((one) => one.url.startsWith(scope));
  const tab = own.find((one) => one.url === url) ?? own[0];
  if (!tab || !url.startsWith(scope)) return tabs.openWindow(url.startsWith(scope) ? url : scope);
  if (tab.url !== url && !(await isNavigated(tab, url))) return tabs.openWindow(url);
  return tab.focus();
}
