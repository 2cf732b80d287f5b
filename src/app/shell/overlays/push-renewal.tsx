import { useEffect } from 'react';
import { useExecute } from '../../../api/execute';
import { useStore } from '../../../api/store-context';
import { subscribe } from '../../../features/notifications/use-push';
import { storedText } from '../../../storage/stored-text';

/** Subscribes a new session for a browser whose customer allows notifications; once a session. */
export function PushRenewal() {
  const execute = useExecute();
  const { codename } = useStore();
  useEffect(() => {
    const renewed = storedText('local/customer/push', codename);
    if (renewed.read() !== null) return;
    const controller = new AbortController();
    // The next page tries again; the settings show whether it is on.
    subscribe(execute, codename, controller.signal).then(
      () => renewed.write('on'),
      () => undefined,
    );
    return () => controller.abort();
  }, [execute, codename]);
  return null;
}
