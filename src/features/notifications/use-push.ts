import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type PushAnswer,
  pushPermissionMachine,
  type PushState,
  type Subscription,
} from '../../../machines/notifications/push-permission';
import { PushStateDocument } from '../../__generated__/documents/push-state';
import { SubscribeToPushDocument } from '../../__generated__/documents/subscribe-to-push';
import { UnsubscribeFromPushDocument } from '../../__generated__/documents/unsubscribe-from-push';
import { useFlow } from '../../actors/use-flow';
import { type Execute, useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { unwrap } from '../../api/unwrap';
import { storedText } from '../../storage/stored-text';
import { askPermission, isPushSupported, subscribeBrowser, unsubscribeBrowser } from './browser-push';

/** `off` if the customer switched notifications off on this device; any other value has closed the banner. */
export const pushChoice = (codename: string) => storedText('local/store/notification', codename);

/** Subscribes the browser and its session. @throws LoadError, or the browser's error */
export async function subscribe(execute: Execute, codename: string, signal?: AbortSignal): Promise<Subscription> {
  const { customer } = unwrap(await execute(PushStateDocument, {}, signal));
  if (!customer?.pushSettings) return 'unsupported';
  const subscription = await subscribeBrowser(customer.pushSettings.publicKey);
  unwrap(await execute(SubscribeToPushDocument, { subscription }, signal));
  pushChoice(codename).write('closed');
  return 'on';
}

/** The push notifications of this browser, for the customer of the page. */
export function usePush() {
  const execute = useExecute();
  const { codename } = useStore();
  const machine = useMemo(
    () =>
      pushPermissionMachine.provide({
        actors: {
          readState: fromPromise<PushState, void>(async ({ signal }) => {
            if (!isPushSupported()) return 'unsupported';
            if (Notification.permission === 'denied') return 'blocked';
            if (Notification.permission !== 'granted') return 'off';
            const { customer } = unwrap(await execute(PushStateDocument, {}, signal));
            return customer?.pushSettings?.isSubscribed ? 'on' : 'off';
          }),
          askPermission: fromPromise<PushAnswer, void>(askPermission),
          subscribe: fromPromise<Subscription, void>(({ signal }) => subscribe(execute, codename, signal)),
          unsubscribe: fromPromise<void, void>(async ({ signal }) => {
            unwrap(await execute(UnsubscribeFromPushDocument, {}, signal));
            pushChoice(codename).write('off');
            await unsubscribeBrowser();
          }),
        },
      }),
    [execute, codename],
  );
  return useFlow(machine);
}
