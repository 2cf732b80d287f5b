import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { CurrentBillDocument } from '../../__generated__/documents/current-bill';
import { PaymentOptionsDocument } from '../../__generated__/documents/payment-options';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { usePeriod } from '../../features/bills/owed-bill';
import { removeBill, type StoredBill } from '../../features/bills/stored-bill';
import { overCodeOf } from '../../features/bills/selectors';
import { isByPhone, type Offer, prefixOf } from '../../features/bills/use-bill-inquiry';
import { billSubject, useBillPayment } from '../../features/bills/use-bill-payment';
import { PaymentSection } from '../../features/buying/payment-section';
import { PurchaseBar } from '../../features/buying/purchase-bar';
import { PurchaseResult } from '../../features/buying/purchase-result';
import { isPlacing } from '../../features/buying/selectors';
import type { StoredPurchase } from '../../features/buying/stored-purchase';
import { SummarySection } from '../../features/buying/summary-section';
import { useOpenOrder } from '../../features/buying/use-open-order';
import { VoucherSection } from '../../features/buying/voucher-section';
import { isSending } from '../../features/orders/selectors';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useMessages } from '../../i18n/use-messages';
import { Button } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { PageSection } from '../../ui/layout/page-section';
import { Rest, Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Picture } from '../../ui/media/picture';
import { Text } from '../../ui/text/text';

const BillNumber = styled.output`
  display: block;
  font-variant-numeric: tabular-nums;
`;

export interface BillPaymentProps {
  offer: Offer;
  stored: StoredBill;
  store: StoredPurchase;
  /** Called with the same bill at its current price. */
  onPrice: (stored: StoredBill) => void;
  /** Called to choose the number or the option again. */
  onEdit: () => void;
}

interface ChosenBillProps extends Pick<BillPaymentProps, 'offer' | 'stored' | 'onEdit'> {
  /** The code of the reason why the bill can no longer be ordered. */
  overCode: string | null;
  busy: boolean;
}

function ChosenBill({ offer, stored: { chosen, owed, number }, overCode, busy, onEdit }: ChosenBillProps) {
  const m = useMessages();
  const period = usePeriod();
  const textOf = useRefusalText();
  return (
    <PageSection title={offer.name} aside={!busy && <QuietButton onClick={onEdit}>{m('bill.edit')}</QuietButton>}>
      <Stack $gap={3}>
        {overCode && (
          <Text role="alert" $tone="sale" $weight={600}>
            {textOf({ code: overCode, message: '' })}
          </Text>
        )}
        <Row $gap={3}>
          <Picture path={offer.image} width={56} shape="tile" label={offer.name} />
          <Rest>
            <Text as="b" $block $size="large">
              {chosen?.name ?? owed?.name ?? offer.name}
            </Text>
            <BillNumber aria-label={offer.numberLabel || m('bill.number')}>{number}</BillNumber>
            <Text as="small" $block $tone="text-muted">
              {chosen ? chosen.description : period(owed?.period ?? '')}
            </Text>
          </Rest>
        </Row>
      </Stack>
    </PageSection>
  );
}

/** The chosen bill, its payment, and its order. */
export function BillPayment({ offer, stored, store, onPrice, onEdit }: BillPaymentProps) {
  const m = useMessages();
  const toast = useToast();
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  const [isMissing, setIsMissing] = useState(false);
  const flows = useBillPayment({ offer, stored, store });
  const { purchase, submission } = flows;
  const placing = useSelector(purchase, isPlacing);
  const sending = useSelector(submission, isSending);
  const overCode = useSelector(purchase, overCodeOf);
  useOpenOrder(
    useSelector(purchase, ({ context }) => context.result),
    { onOpen: () => removeBill(codename) },
  );
  useFlowEvents(purchase, {
    'section.missing': () => {
      setIsMissing(true);
      toast(m('checkout.payment-missing'), toastDurations.validation);
      document.getElementById('payment')?.scrollIntoView({ block: 'center' });
    },
    'total.changed': () => toast(m('checkout.total-changed'), toastDurations.shell),
  });
  const { chosen, owed, number } = stored;
  const currency = offer.fee.currency;

  /** Reloads the page after prices, fees or vouchers have changed. */
  const review = async () => {
    pageData.invalidate(PaymentOptionsDocument, { kind: 'BILL', carrierKind: null });
    if (!chosen) return;
    const prefix = prefixOf(number, { isByPhone: isByPhone(offer) });
    const answer = await execute(CurrentBillDocument, { id: offer.id, prefix });
    const now = answer.ok && answer.data.currentBill ? readFragment(answer.data.currentBill) : null;
    const option = now?.__typename === 'PrepaidBill' ? now.options.find(({ id }) => id === chosen.id) : undefined;
    if (!option) return;
    const current = { ...stored, chosen: option };
    purchase.send({ type: 'subject.change', subject: billSubject(offer, current) });
    onPrice(current);
  };

  return (
    <>
      <Stack $gap={2}>
        <ChosenBill offer={offer} stored={stored} overCode={overCode} busy={placing || sending} onEdit={onEdit} />
        <PaymentSection flows={flows} kind="BILL" missing={isMissing ? 'payment' : null} />
        <VoucherSection flows={flows} currency={currency} supplier={null} kind="BILL" item={null} />
        <SummarySection flows={flows} currency={currency} />
      </Stack>
      <PurchaseResult flows={flows} currency={currency} onStale={review} />
      <PurchaseBar
        flows={flows}
        currency={currency}
        label={m('bill.pay')}
        instead={overCode && <Button onClick={onEdit}>{m(owed ? 'bill.inquire' : 'bill.edit')}</Button>}
      />
    </>
  );
}
