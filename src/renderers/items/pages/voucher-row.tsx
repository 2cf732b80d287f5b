import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import type { Item_PageFragment, VoucherCategory } from '../../../__generated__/gql/graphql';
import { useSignedIn } from '../../../api/signed-in';
import { ActionRow } from '../../../ui/list/action-row';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { useMessages } from '../../../i18n/use-messages';
import { itemPath, loginPath } from '../../../routing/paths';
import { GuestForm } from '../../../features/accounts/guest-form';
import { VoucherSheet } from '../../../features/vouchers/lazy-voucher-sheet';
import { lazyComponent } from '../../../lazy/lazy-component';

const SignInSheet = lazyComponent(() =>
  import(/* webpackChunkName: "sign-in-sheet" */ '../../../features/accounts/sign-in-sheet').then((module) => ({
    default: module.SignInSheet,
  })),
);

export interface VoucherRowProps {
  page: Pick<Item_PageFragment, 'item' | 'seller'>;
  /** Only vouchers for its type of item. */
  category: VoucherCategory;
}

/** The vouchers for an item, of its shop and of the store; guests are sent to sign in. */
export function VoucherRow({ page, category }: VoucherRowProps) {
  const m = useMessages();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = m('item.vouchers');
  const path = itemPath(page.item);
  return (
    <>
      <GuestForm next={path} onSubmit={() => setOpen(true)}>
        <ActionRow submits icon={<TicketPercent size={22} />} label={title} hint={m('item.vouchers-hint')} />
      </GuestForm>
      <OnDemand needed={open && !signedIn} onFail={close}>
        <SignInSheet title={open && !signedIn ? title : null} signIn={loginPath(path)} onClose={close} />
      </OnDemand>
      <OnDemand needed={open && signedIn} onFail={close}>
        <VoucherSheet
          open={open && signedIn}
          supplier={page.seller?.shop?.id ?? null}
          category={category}
          onClose={close}
        />
      </OnDemand>
    </>
  );
}
