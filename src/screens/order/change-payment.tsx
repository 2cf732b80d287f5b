import { useSelector } from '@xstate/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { Suspense, useMemo, useState } from 'react';
import { PaymentOptionsDocument } from '../../__generated__/documents/payment-options';
import type { CarrierKind, OrderCategory, CheckoutKind, PaymentKind } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useLoaded } from '../../api/use-loaded';
import { ActionRow } from '../../ui/list/action-row';
import { ErrorState } from '../../ui/feedback/error-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { Sheet } from '../../ui/dialog/sheet';
import type { OrderPaymentFlow } from '../../features/orders/use-order-payment';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import type { ShownPayment } from './shown-order';
import { isChangingPayment } from '../../features/orders/selectors';

const PaymentSheet = lazyComponent(
  () => import(/* webpackChunkName: "payment-sheet" */ '../../features/payments/payment-sheet'),
);

const checkoutKinds: { readonly [Category in OrderCategory]?: CheckoutKind } = {
  DIGITAL: 'DIRECT_PURCHASE',
  TOP_UP: 'TOP_UP',
  BILL: 'BILL',
};

interface ChoiceProps {
  open: boolean;
  kind: CheckoutKind;
  carrierKind: CarrierKind | null;
  picked: string;
  onPick: (option: { id: string; kind: PaymentKind }) => void;
  onClose: () => void;
}

function Choice({ open, kind, carrierKind, picked, onPick, onClose }: ChoiceProps) {
  const m = useMessages();
  const question = useMemo(() => ({ kind, carrierKind }), [kind, carrierKind]);
  const { loaded, reload } = useLoaded(PaymentOptionsDocument, question);
  if (!loaded.ok) {
    return (
      <Sheet open={open} title={m('checkout.choose-payment')} onClose={onClose}>
        <ErrorState failure={loaded} onRetry={reload} />
      </Sheet>
    );
  }
  const options = loaded.data.paymentOptions.map((option) => readFragment(option));
  const pick = (id: string) => {
    const option = options.find((one) => one.id === id);
    if (option) onPick(option);
  };
  return <PaymentSheet open={open} options={options} picked={picked} onPick={pick} onClose={onClose} />;
}

export interface ChangePaymentProps {
  flow: OrderPaymentFlow;
  payment: ShownPayment;
  category: OrderCategory;
  /** The order's kind of carrier, on which the options depend. */
  carrierKind: CarrierKind | null;
}

export function ChangePayment({ flow, payment, category, carrierKind }: ChangePaymentProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const isChanging = useSelector(flow, isChangingPayment);
  const close = () => setOpen(false);
  return (
    <>
      <ActionRow
        icon={<CreditCard size={22} />}
        label={m('payment.change')}
        hint={isChanging ? m('payment.changing') : payment.name}
        onSelect={() => setOpen(true)}
      />
      <OnDemand needed={open} onFail={close}>
        <Suspense>
          <Choice
            open={open}
            kind={checkoutKinds[category] ?? 'GOODS'}
            carrierKind={carrierKind}
            picked={payment.payment}
            onPick={({ id, kind }) => {
              close();
              if (id !== payment.payment) flow.send({ type: 'payment.change', payment: id, kind });
            }}
            onClose={close}
          />
        </Suspense>
      </OnDemand>
    </>
  );
}
