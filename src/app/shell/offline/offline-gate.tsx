import { useEffect, useState } from 'react';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { useAtRest } from '../../../lazy/use-at-rest';
import { hasCustomerCaches } from '../../../storage/customer-caches';
import { storedText } from '../../../storage/stored-text';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { useHeaderHeight } from '../header/use-header-height';
import { OfflineParts } from './lazy-offline';
import { BarArea, OfflineBar } from './offline-bar';
import { useOnline } from './use-online';
import { useVisits } from './use-visits';
import { hasNewVersion, useWorker } from './use-worker';

/** Whether a guest's browser holds something that a customer of the store left. */
const hasLeftovers = async (codename: string, worker: ServiceWorkerRegistration | null) =>
  storedText('local/customer/cartAdditions', codename).read() !== null ||
  (await hasCustomerCaches(codename)) ||
  Boolean(await worker?.pushManager?.getSubscription());

/** Whether the parts have work: for a customer, for what a customer left, or for a newer version of the store. */
function useIsNeeded(isAtRest: boolean, worker: ServiceWorkerRegistration | null): boolean {
  const { codename } = useStore();
  const signedIn = useSignedIn();
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    if (!isAtRest || signedIn || isFound) return undefined;
    const controller = new AbortController();
    const find = () => !controller.signal.aborted && setFound(true);
    void hasLeftovers(codename, worker).then((isLeft) => isLeft && find(), String);
    if (worker && hasNewVersion(worker)) find();
    worker?.addEventListener('updatefound', find, { signal: controller.signal });
    return () => controller.abort();
  }, [codename, isAtRest, isFound, signedIn, worker]);
  return isFound || (isAtRest && signedIn);
}

export interface OfflineGateProps {
  /** Whether the header has the search box in its own row. */
  hasField: boolean;
}

/**
 * What a store does in case there is no network: its worker stores the visited pages, and a bar says so. The other
 * parts are loaded if they have work.
 */
export function OfflineGate({ hasField }: OfflineGateProps) {
  const isAtRest = useAtRest();
  const worker = useWorker(isAtRest);
  const isOnline = useOnline();
  const [note, setNote] = useState('');
  useHeaderHeight();
  useVisits(worker);
  return (
    <BarArea $hasField={hasField}>
      <div role="status">{!isOnline && <OfflineBar note={note} />}</div>
      <OnDemand needed={useIsNeeded(isAtRest, worker)}>
        <OfflineParts worker={worker} onNote={setNote} />
      </OnDemand>
    </BarArea>
  );
}
