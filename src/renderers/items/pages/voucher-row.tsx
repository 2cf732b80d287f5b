import TicketPercent from 'lucide-react/icons/ticket-percent';
import { lazy, useState } from 'react';
import { ActionRow } from '../../../components/action-row';
import { OnDemand } from '../../../components/on-demand';
import { useMessages } from '../../../i18n/use-messages';
import { loginPath } from '../../../routing/paths';
import { GuestForm } from '../../guest-form';

const SignInSheet = lazy(() =>
  import(/* webpackChunkName: "sign-in-sheet" */ '../../sign-in-sheet').then((module) => ({
    default: module.SignInSheet,
  })),
);

export interface VoucherRowProps {
  /** The item's page. */
  path: string;
}

/** The vouchers for an item; guests are led to sign in. */
export function VoucherRow({ path }: VoucherRowProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const title = m('item.vouchers');
  return (
    <>
      <GuestForm next={path} onSubmit={() => setOpen(true)}>
        <ActionRow submits icon={<TicketPercent size={22} />} label={title} hint={m('item.vouchers-hint')} />
      </GuestForm>
      <OnDemand wanted={open}>
        <SignInSheet title={open ? title : null} signIn={loginPath(path)} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
