import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useState } from 'react';
import type { UnsentMessagesProps } from '../../../features/chat/unsent-messages';
import { useCartAdditions } from '../../../features/cart/use-cart-additions';
import { useFavouriteMerge } from '../../../features/accounts/favourites/use-favourite-merge';
import { useMessages } from '../../../i18n/use-messages';
import { lazyComponent } from '../../../lazy/lazy-component';
import { Button } from '../../../ui/button/button';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { Banner } from '../overlays/banner';
import { useNewVersion } from './use-new-version';
import { useOnline } from './use-online';
import { useOwner } from './use-owner';
import { useUnsentChats } from './use-unsent-chats';
import { useSessionEnd } from './use-session-end';

const UnsentMessages = lazyComponent<UnsentMessagesProps>(
  () => import(/* webpackChunkName: "unsent-messages" */ '../../../features/chat/unsent-messages'),
);

/** The title of a refused item, until it is dismissed. */
function useAdditions() {
  const m = useMessages();
  const toast = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const additions = useCartAdditions(({ title }, refusal) =>
    refusal ? setRefused(title) : toast(m('offline.cart-added', { title }), toastDurations.shell),
  );
  return { count: additions.length, refused, dismiss: () => setRefused(null) };
}

export interface OfflinePartsProps {
  worker: ServiceWorkerRegistration | null;
  /** Called with what the bar says in addition, when it changes. */
  onNote: (note: string) => void;
}

export default function OfflineParts({ worker, onNote }: OfflinePartsProps) {
  const m = useMessages();
  const { count, refused, dismiss } = useAdditions();
  const isOnline = useOnline();
  const version = useNewVersion(worker);
  const unsent = useUnsentChats(useOwner());
  useSessionEnd(worker);
  useFavouriteMerge();
  useEffect(() => onNote(count > 0 ? ` · ${m('offline.cart-waiting', { count })}` : ''), [count, m, onNote]);
  return (
    <>
      {isOnline && unsent.length > 0 && (
        <OnDemand needed>
          <UnsentMessages chats={unsent} />
        </OnDemand>
      )}
      {refused !== null && (
        <Banner
          icon={<ShoppingCart />}
          label={m('offline.cart-refused-title')}
          text={m('offline.cart-refused', { title: refused })}
          onClose={dismiss}
        />
      )}
      {isOnline && version.state !== 'none' && (
        <Banner
          icon={<RefreshCw />}
          label={m('offline.version-title')}
          text={m(version.state === 'typed' ? 'offline.version-typed' : 'offline.version-title')}
          action={
            <Button $small onClick={version.accept}>
              {m('offline.version-accept')}
            </Button>
          }
          onClose={version.dismiss}
        />
      )}
    </>
  );
}
