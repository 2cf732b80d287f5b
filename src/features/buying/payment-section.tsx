import { useSelector } from '@xstate/react';
import Wallet from 'lucide-react/icons/wallet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PaymentOptionsDocument } from '../../__generated__/documents/payment-options';
import type { CarrierKind, CheckoutKind, PaymentKind } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useCustomerDocument } from '../../api/use-customer-document';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { usePreload } from '../../lazy/use-preload';
import { ErrorState } from '../../ui/feedback/error-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { PageSection } from '../../ui/layout/page-section';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { FieldError, FlushRow, type SumProps } from './section';
import type { PurchaseSection } from './use-purchase';

const PaymentSheet = lazyComponent(() => import(/* webpackChunkName: "payment-sheet" */ '../payments/payment-sheet'));

export interface ChosenPayment {
  id: string;
  kind: PaymentKind;
  fee: number;
}

export interface PaymentChoiceProps {
  kind: CheckoutKind;
  carrierKind: CarrierKind | null;
  /** The id of the chosen option. */
  chosen: string | null;
  /** The id of the option chosen before a reload. */
  initial: string | null;
  /** Whether the sheet opens automatically. */
  asks?: boolean;
  onChoose: (payment: ChosenPayment | null) => void;
}

/** The options depend on what is bought, and on the kind of carrier. */
export function PaymentChoice({ kind, carrierKind, chosen, initial, asks = false, onChoose }: PaymentChoiceProps) {
  const m = useMessages();
  usePreload(PaymentSheet);
  const money = useMoney();
  const [open, setOpen] = useState(asks);
  const question = useMemo(() => ({ kind, carrierKind }), [kind, carrierKind]);
  const { loaded, reload } = useCustomerDocument(PaymentOptionsDocument, question);
  const storedPayment = useRef(initial);
  const options = loaded?.ok ? loaded.data.paymentOptions.map((option) => readFragment(option)) : [];
  const option = options.find(({ id }) => id === chosen);
  const choose = (id: string | null) => {
    const chosenOption = options.find((one) => one.id === id);
    if (chosenOption) storedPayment.current = id;
    onChoose(chosenOption ? { id: chosenOption.id, kind: chosenOption.kind, fee: chosenOption.fee.amount } : null);
  };
  // An option may be unavailable for one kind of carrier, and available again for the next.
  const offered = options.map(({ id }) => id).join();
  useEffect(() => {
    if (loaded?.ok) choose(storedPayment.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offered]);

  if (!loaded) return <SkeletonBlock $height="52px" />;
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={reload} />;
  const fee = option && option.fee.amount > 0 ? m('checkout.payment-fee-of', { fee: money(option.fee) }) : null;
  return (
    <>
      <FlushRow
        icon={<Wallet size={22} />}
        label={option?.title ?? m('checkout.choose-payment')}
        hint={option && [option.info, fee].filter(Boolean).join(' · ')}
        onSelect={() => setOpen(true)}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <PaymentSheet
          open={open}
          options={options}
          picked={chosen}
          onPick={(id) => {
            setOpen(false);
            choose(id);
          }}
          onClose={() => setOpen(false)}
        />
      </OnDemand>
    </>
  );
}

export interface PaymentSectionProps {
  flows: Pick<SumProps['flows'], 'purchase'>;
  kind: CheckoutKind;
  /** The section that prevented the order at the last tap. */
  missing: PurchaseSection | null;
}

export function PaymentSection({ flows: { purchase }, kind, missing }: PaymentSectionProps) {
  const m = useMessages();
  const payment = useSelector(purchase, ({ context }) => context.payment);
  const [initial] = useState(() => purchase.getSnapshot().context.choices.payment);
  const carrierKind = useSelector(purchase, ({ context }) => context.quote?.carrierKind ?? null);
  return (
    <PageSection title={m('checkout.payment')} anchor="payment">
      <PaymentChoice
        kind={kind}
        carrierKind={carrierKind}
        chosen={payment?.id ?? null}
        initial={initial}
        onChoose={(chosen) => purchase.send({ type: 'payment.choose', payment: chosen })}
      />
      {missing === 'payment' && !payment && <FieldError>{m('checkout.payment-missing')}</FieldError>}
    </PageSection>
  );
}
