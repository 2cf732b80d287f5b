import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { TopUpScreenDocument } from '../../__generated__/documents/top-up-screen';
import { WithdrawScreenDocument } from '../../__generated__/documents/withdraw-screen';
import type { DocumentRef } from '../../api/execute';
import { useSignedIn } from '../../api/signed-in';
import { useCustomerDocument } from '../../api/use-customer-document';
import { Sheet } from '../../ui/dialog/sheet';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { useMessages } from '../../i18n/use-messages';
import SignInFirst from '../accounts/sign-in-first';
import type { PanelProps } from './panel';
import { TopUpPanel } from './top-up-panel';
import { WithdrawalPanel } from './withdrawal-panel';

export interface WalletSheetProps {
  sheet: 'top-up' | 'withdraw';
  open: boolean;
  onClose: () => void;
}

interface WalletData {
  store: { wallet: { mode: string } } | null;
  customer: { balance: object | null } | null;
}

interface LoadedPanelProps<Data extends WalletData> {
  form: WalletSheetProps['sheet'];
  document: DocumentRef<Data, Record<string, never>>;
  panel: ComponentType<PanelProps<Data>>;
  onDone: () => void;
}

const all = {};

function LoadedPanel<Data extends WalletData>({ form, document, panel: Panel, onDone }: LoadedPanelProps<Data>) {
  const m = useMessages();
  const { loaded, reload } = useCustomerDocument(document, all);
  if (!loaded) return <FormSkeleton form={form} inSheet />;
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={reload} />;
  const { data } = loaded;
  if (!data.customer?.balance) return <EmptyState title={m('wallet.none')} />;
  return <Panel data={data} onReload={reload} onDone={onDone} />;
}

/** Top-up or withdrawal over any page. */
export default function WalletSheet({ sheet, open, onClose }: WalletSheetProps) {
  const m = useMessages();
  const { loaded } = useCustomerDocument(WithdrawScreenDocument, all);
  const isKoin = loaded?.ok && loaded.data.store?.wallet.mode === 'CLOSED';
  const isOver = !useSignedIn() && open;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (isOver) return <SignInFirst />;
  return (
    <Sheet
      open={open}
      tall
      title={m(
        sheet === 'withdraw'
          ? 'order.category-withdrawal'
          : isKoin
            ? 'order.category-top-up-koin'
            : 'order.category-top-up',
      )}
      onClose={onClose}
    >
      {open &&
        (sheet === 'top-up' ? (
          <LoadedPanel form={sheet} document={TopUpScreenDocument} panel={TopUpPanel} onDone={onClose} />
        ) : isKoin ? (
          <EmptyState title={m('refusal.withdraw-closed')} />
        ) : (
          <LoadedPanel form={sheet} document={WithdrawScreenDocument} panel={WithdrawalPanel} onDone={onClose} />
        ))}
    </Sheet>
  );
}
