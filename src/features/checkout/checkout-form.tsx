import { useState } from 'react';
import styled from 'styled-components';
import { useFlowEvents } from '../../actors/use-flow-events';
import { readFragment } from '../../api/fragment';
import { toastDurations } from '../../ui/feedback/toast-durations';
import { useToast } from '../../ui/feedback/use-toast';
import type { CheckoutKeeper } from './stored-checkout';
import { type CheckoutSection, useCheckout } from './use-checkout';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { useRefusalText } from '../refusals/refusal-text';
import { token } from '../../theme/token';
import { AddressSection } from './sections/address-section';
import { CarrierSection } from './sections/carrier-section';
import { CheckoutBar } from './checkout-bar';
import type { ShownCheckout } from './checkout-props';
import { DropshipSection } from './sections/dropship-section';
import { LinesSection } from './sections/lines-section';
import { missingTexts } from './missing-texts';
import { NoteSection } from './sections/note-section';
import { draftOrder } from './order-draft';
import { PaymentSection } from './sections/payment-section';
import { SubmissionNotices } from './submission-notices';
import { SummarySection } from './sections/summary-section';
import { type QuantitiesPage, useQuantitiesPage } from './use-quantities';
import { VoucherSection } from './sections/voucher-section';

export interface CheckoutFormProps {
  checkout: ShownCheckout;
  item: string | null;
  keeper: CheckoutKeeper | null;
  variables: QuantitiesPage['variables'];
  onEarlyNote: (note: string) => void;
}

const Sections = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export function CheckoutForm({ checkout, item, keeper, variables, onEarlyNote }: CheckoutFormProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const textOf = useRefusalText();
  const [missing, setMissing] = useState<CheckoutSection | null>(null);
  const lines = checkout.lines.map((line) => readFragment(line));
  const { kind, subtotal, minimumOrder, carrierNeeded, address, supplier } = checkout;
  const flows = useCheckout({ answer: checkout, item, keeper });
  const refresh = useQuantitiesPage({
    flow: flows.quantities,
    variables,
    onRefused: (refusal) => toast(refusal ? textOf(refusal) : m('checkout.not-changed')),
  });

  const sayMissing = (section: CheckoutSection) => {
    setMissing(section);
    if (section === 'minimum' && minimumOrder) {
      toast(m('checkout.minimum', { amount: money(minimumOrder) }), toastDurations.minimumOrder);
      return;
    }
    toast(m(missingTexts[section]), toastDurations.validation);
    document.getElementById(section)?.scrollIntoView({ block: 'center' });
  };
  useFlowEvents(flows.checkout, {
    'section.missing': ({ section }) => sayMissing(section),
    'total.changed': () => toast(m('checkout.total-changed'), toastDurations.shell),
    'order.ready': () => {
      setMissing(null);
      const order = draftOrder(checkout, item, flows);
      if (order) flows.submit(order);
    },
  });

  const { currency } = subtotal;
  const shared = { flows, currency, missing };
  return (
    <>
      <Sections>
        {checkout.dropshipOffered && <DropshipSection {...shared} />}
        {(kind === 'GOODS' || carrierNeeded) && <AddressSection {...shared} address={address} onChanged={refresh} />}
        <LinesSection lines={lines} supplier={checkout.supplierName} flow={flows.quantities} />
        {carrierNeeded && <CarrierSection {...shared} />}
        <NoteSection {...shared} onEarlyNote={onEarlyNote} />
        <PaymentSection {...shared} kind={kind} />
        {checkout.vouchersOffered && (
          <VoucherSection {...shared} supplier={supplier?.id ?? null} kind={kind} item={item} />
        )}
        <SummarySection {...shared} />
      </Sections>
      <CheckoutBar {...shared} label={checkout.orderText} />
      <SubmissionNotices {...shared} keeper={keeper} onReview={refresh} />
    </>
  );
}
