import RefreshCw from 'lucide-react/icons/refresh-cw';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { UnsentMessagesProps } from '../../../features/chat/unsent-messages';
import { useCartAdditions } from '../../../features/cart/use-cart-additions';
import { useFavouriteMerge } from '../../../features/accounts/favourites/use-favourite-merge';
import { useMessages } from '../../../i18n/use-messages';
import { lazyComponent } from '../../../lazy/lazy-component';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { headerHeight } from '../header/header-height';
import { useHeaderHeight } from '../header/use-header-height';
import { Banner } from '../overlays/banner';
import { useNewVersion } from './use-new-version';
import { useOnline } from './use-online';
import { useOwner } from './use-owner';
import { useUnsentChats } from './use-unsent-chats';
import { useVisits } from './use-visits';
import { useSessionEnd, useWorker } from './use-worker';

const UnsentMessages = lazyComponent<UnsentMessagesProps>(
  () => import(/* webpackChunkName: "unsent-messages" */ '../../../features/chat/unsent-messages'),
);

const Top = styled.div<{ $hasField: boolean }>`
  position: fixed;
  inset: calc(${({ $hasField }) => headerHeight($hasField)} + ${token('space-2')}) 0 auto;
  z-index: ${token('layer-bar')};
  display: grid;
  gap: ${token('space-2')};
  justify-items: center;
  max-width: ${token('size-column')};
  margin: 0 auto;
  padding-inline: ${token('space-3')};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** Keeps the bar from covering the start of a page and a customer's balance above it. */
const RoomForBar = createGlobalStyle`
  #root > header {
    margin-bottom: 3.5rem;
  }
`;

const OfflineBar = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('color-text')};
  color: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

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
  /** Whether the header has the search box in its own row. */
  hasField: boolean;
}

export default function OfflineParts({ hasField }: OfflinePartsProps) {
  const m = useMessages();
  const additions = useAdditions();
  const worker = useWorker();
  const isOnline = useOnline();
  const version = useNewVersion(worker);
  const unsent = useUnsentChats(useOwner());
  useHeaderHeight();
  useVisits(worker);
  useSessionEnd(worker);
  useFavouriteMerge();
  return (
    <Top $hasField={hasField}>
      {isOnline && unsent.length > 0 && (
        <OnDemand needed>
          <UnsentMessages chats={unsent} />
        </OnDemand>
      )}
      <div role="status">
        {!isOnline && (
          <OfflineBar>
            <RoomForBar />
            <WifiOff size={18} />
            <span>
              {m('offline.bar')}
              {additions.count > 0 && ` · ${m('offline.cart-waiting', { count: additions.count })}`}
            </span>
          </OfflineBar>
        )}
      </div>
      {additions.refused !== null && (
        <Banner
          icon={<ShoppingCart />}
          label={m('offline.cart-refused-title')}
          text={m('offline.cart-refused', { title: additions.refused })}
          onClose={additions.dismiss}
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
    </Top>
  );
}
