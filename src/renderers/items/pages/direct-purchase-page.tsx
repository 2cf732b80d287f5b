import type { ReactNode } from 'react';
import { GuestForm } from '../../../features/accounts/guest-form';
import { useMessages } from '../../../i18n/use-messages';
import { itemPaymentPath } from '../../../routing/paths';
import { Button } from '../../../ui/button/button';
import { BottomActions } from '../../../ui/layout/bottom-actions';
import { RowGroup } from '../../../ui/list/row-group';
import { AddressRow } from './address-row';
import { ChatButton } from './chat-button';
import { ExpiryRow } from './expiry-row';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { VoucherRow } from './voucher-row';

export interface BuyBarProps {
  /** The button's text; null is 'BELI'. */
  label: string | null;
  next: string;
  chat: ReactNode;
  /** With JavaScript, replaces signing in. */
  onBuy?: () => void;
}

/** A chat button and a button to buy, for services and direct purchases. */
function BuyBar({ label, next, chat, onBuy }: BuyBarProps) {
  const m = useMessages();
  return (
    <BottomActions>
      {chat}
      <GuestForm next={next} onSubmit={onBuy}>
        <Button type="submit" $wide>
          {label || m('item.buy')}
        </Button>
      </GuestForm>
    </BottomActions>
  );
}

export default function DirectPurchasePage({ page }: ItemPageProps<'DirectPurchase'>) {
  const { item, place, discountShown, chatShown, expiresOn } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {discountShown && <VoucherRow page={page} category="DIGITAL" />}
          {place && <AddressRow link={place} />}
          <ExpiryRow on={expiresOn} />
        </RowGroup>
      }
      bar={
        <BuyBar label={page.buyLabel} next={itemPaymentPath(item.id)} chat={chatShown && <ChatButton page={page} />} />
      }
    />
  );
}
