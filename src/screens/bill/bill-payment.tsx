import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useState } from 'react';
import styled from 'styled-components';
import { CurrentBillDocument } from '../../__generated__/documents/current-bill';
import { PaymentOptionsDocument } from '../../__generated__/documents/payment-options';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { usePageData } from '../../api/use-loaded';
import { usePeriod } from '../../features/bills/owed-bill';
import { billOverCode, isPaying } from '../../features/bills/selectors';
import type { StoredBill } from '../../features/bills/stored-bill';
import { isByPhone, type Offer, prefixOf } from '../../features/bills/use-bill-inquiry';
import { useBillPayment } from '../../features/bills/use-bill-payment';
import { PaymentSection } from '../../features/checkout/sections/payment-section';
import { SummarySection } from '../../features/checkout/sections/summary-section';
import { VoucherSection } from '../../features/checkout/sections/voucher-section';
import type { CheckoutKeeper } from '../../features/checkout/stored-checkout';
import { totalOf } from '../../features/checkout/use-checkout';
import { isConfirming, isSending } from '../../features/orders/selectors';
import { SubmissionResult } from '../../features/orders/submission-result';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { Picture } from '../../ui/media/picture';
import { useOpenOrder } from './use-open-order';

const Sections = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: center;

  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }

  b {
    font-size: ${token('font-large')};
  }

  small {
    color: ${token('color-text-muted')};
  }

  output {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;

const Over = styled.p`
  padding-bottom: ${token('space-3')};
  color: ${token('color-sale')};
  font-weight: 600;
`;

export interface BillPaymentProps {
  offer: Offer;
  stored: StoredBill;
  keeper: CheckoutKeeper;
  /** The same at the price of now. */
  onPrice: (stored: StoredBill) => void;
  /** The number or what is bought for it is to be chosen again. */
  onEdit: () => void;
}

/** What was chosen, how it is paid, and the one order that comes of it. */
export function BillPayment({ offer, stored, keeper, onPrice, onEdit }: BillPaymentProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const period = usePeriod();
  const execute = useExecute();
  const pageData = usePageData();
  const [isMissing, setIsMissing] = useState(false);
  const flows = useBillPayment({ offer, stored, keeper });
  const { checkout: flow, submission, submit } = flows;
  const total = useSelector(flow, ({ context }) => totalOf(context));
  const paying = useSelector(flow, isPaying);
  const sending = useSelector(submission, isSending);
  const confirming = useSelector(submission, isConfirming);
  const overCode = useSelector(flow, billOverCode);
  const textOf = useRefusalText();
  const busy = paying || sending;
  useOpenOrder(submission, keeper);
  useFlowEvents(flow, {
    'payment.missing': () => {
      setIsMissing(true);
      toast(m('checkout.payment-missing'), toastDurations.validation);
      document.getElementById('payment')?.scrollIntoView({ block: 'center' });
    },
    'total.changed': () => toast(m('checkout.total-changed'), toastDurations.shell),
  });
  const { chosen, owed, number } = stored;
  const currency = offer.fee.currency;

  /** Prices, fees or vouchers are others than were seen. */
  const review = async () => {
    pageData.invalidate(PaymentOptionsDocument, { kind: 'BILL', carrierKind: null });
    if (!chosen) return;
    const prefix = prefixOf(number, { isByPhone: isByPhone(offer) });
    const answer = await execute(CurrentBillDocument, { id: offer.id, prefix });
    const now = answer.ok && answer.data.currentBill ? readFragment(answer.data.currentBill) : null;
    const option = now?.__typename === 'PrepaidBill' ? now.options.find(({ id }) => id === chosen.id) : undefined;
    if (!option) return;
    flow.send({ type: 'price.change', price: option.price.amount });
    onPrice({ ...stored, chosen: option });
  };

  return (
    <>
      <Sections>
        <PageSection title={offer.name} aside={!busy && <QuietButton onClick={onEdit}>{m('bill.edit')}</QuietButton>}>
          {overCode && <Over role="alert">{textOf({ code: overCode, message: '' })}</Over>}
          <Chosen>
            <Picture path={offer.image} width={56} shape="tile" label={offer.name} />
            <div>
              <b>{chosen?.name ?? owed?.name ?? offer.name}</b>
              <output aria-label={offer.numberLabel || m('bill.number')}>{number}</output>
              <small>{chosen ? chosen.description : period(owed?.period ?? '')}</small>
            </div>
          </Chosen>
        </PageSection>
        <PaymentSection flows={flows} kind="BILL" missing={isMissing ? 'payment' : null} />
        <VoucherSection flows={flows} currency={currency} supplier={null} kind="BILL" item={null} />
        <SummarySection flows={flows} currency={currency} />
      </Sections>
      <SubmissionResult
        submission={submission}
        title={m('checkout.failed')}
        amountOf={(amount) => money({ amount, currency })}
        replaces
        inset
        onDismiss={(isStale) => {
          flow.send({ type: 'notice.dismiss' });
          if (isStale) void review();
        }}
      />
      <BottomActions>
        <BarTotal label={m('checkout.total')} money={{ amount: total, currency }} />
        {overCode && !busy ? (
          <Button onClick={onEdit}>{m(owed ? 'bill.inquire' : 'bill.edit')}</Button>
        ) : (
          <Button disabled={busy} aria-busy={busy} onClick={submit}>
            {busy && <LoaderCircle size={18} aria-hidden />}
            {m(confirming ? 'checkout.confirming' : 'bill.pay')}
          </Button>
        )}
      </BottomActions>
    </>
  );
}
