import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { readFragment } from '../../api/fragment';
import { toastDurations } from '../../components/toast-durations';
import { useToast } from '../../components/use-toast';
import type { CheckoutKeeper } from '../../flows/checkout/kept-checkout';
import { type CheckoutSection, useCheckout } from '../../flows/checkout/use-checkout';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { useRefusalText } from '../../renderers/refusal-text';
import { token } from '../../theme/token';
import { AddressSection } from './address-section';
import { CarrierSection } from './carrier-section';
import { CheckoutBar } from './checkout-bar';
import type { ShownCheckout } from './checkout-props';
import { DropshipSection } from './dropship-section';
import { LinesSection } from './lines-section';
import { missingTexts } from './missing-texts';
import { NoteSection } from './note-section';
import { orderWish } from './order-wish';
import { PaymentSection } from './payment-section';
import { SubmissionNotices } from './submission-notices';
import { SummarySection } from './summary-section';
import { useQuantities } from './use-quantities';
import { VoucherSection } from './voucher-section';

export interface CheckoutFormProps {
  checkout: ShownCheckout;
  item: string | null;
  keeper: CheckoutKeeper | null;
  variables: { item?: string; quantity?: number };
  onEarlyNote: (note: string) => void;
}

const Sections = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

/** The sections of a checkout in their order, and the button that places the order. */
export function CheckoutForm({ checkout, item, keeper, variables, onEarlyNote }: CheckoutFormProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const textOf = useRefusalText();
  const [missing, setMissing] = useState<CheckoutSection | null>(null);
  const { wanted, changing, change, refresh } = useQuantities({
    item,
    keeper,
    variables,
    onRefused: (refusal) => toast(refusal ? textOf(refusal) : m('checkout.not-changed')),
  });
  const { revision, subtotal, orderFee, minimumOrder, carrierNeeded, address, supplier, origin, weight } = checkout;
  const flows = useCheckout({
    goods: {
      revision,
      subtotal: subtotal.amount,
      orderFee: orderFee.amount,
      minimumOrder: minimumOrder?.amount ?? null,
      carrierNeeded,
      hasAddress: Boolean(address?.district),
      changing,
    },
    parcel: { revision, destination: address?.district?.id ?? null, weight },
    supplier,
    origin: origin?.id ?? '',
    item,
    keeper,
  });

  const sayMissing = useEffectEvent((section: CheckoutSection) => {
    setMissing(section);
    if (section === 'minimum' && minimumOrder) {
      toast(m('checkout.minimum', { amount: money(minimumOrder) }), toastDurations.minimumOrder);
      return;
    }
    toast(m(missingTexts[section]), toastDurations.validation);
    document.getElementById(section)?.scrollIntoView({ block: 'center' });
  });
  const sayChanged = useEffectEvent(() => toast(m('checkout.total-changed'), toastDurations.shell));
  const submit = useEffectEvent(() => {
    setMissing(null);
    const order = orderWish(checkout, flows);
    if (order) flows.submit(order);
  });
  useEffect(() => {
    const heard = [
      flows.checkout.on('section.missing', ({ section }) => sayMissing(section)),
      flows.checkout.on('total.changed', () => sayChanged()),
      flows.checkout.on('order.ready', () => submit()),
    ];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [flows.checkout]);

  const { currency } = subtotal;
  const shared = { flows, currency, missing };
  const lines = checkout.lines.map((line) => readFragment(line));
  return (
    <>
      <Sections>
        {checkout.dropshipOffered && <DropshipSection {...shared} />}
        {(item === null || carrierNeeded) && <AddressSection {...shared} address={address} onChanged={refresh} />}
        <LinesSection lines={lines} supplier={checkout.supplierName} wanted={wanted} onChange={change} />
        {carrierNeeded && <CarrierSection {...shared} />}
        <NoteSection {...shared} onEarlyNote={onEarlyNote} />
        <PaymentSection {...shared} cart={item === null ? 'GOODS' : 'DIRECT_PURCHASE'} />
        {checkout.vouchersOffered && <VoucherSection {...shared} supplier={supplier} />}
        <SummarySection {...shared} changing={changing} />
      </Sections>
      <CheckoutBar {...shared} label={checkout.checkoutText} />
      <SubmissionNotices {...shared} keeper={keeper} onReview={refresh} />
    </>
  );
}
