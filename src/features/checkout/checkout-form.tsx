import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useFlowEvents } from '../../actors/use-flow-events';
import { readFragment } from '../../api/fragment';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';
import type { ServiceTime } from '../../routing/service-payment';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { useRefusalText } from '../refusals/refusal-text';
import { missingTexts, type SectionProps, type ShownCheckout } from './sections/section';
import { AddressSection } from './sections/address-section';
import { CarrierSection, type CarrierSectionProps } from './sections/carrier-section';
import { LinesSection } from './sections/lines-section';
import { NoteSection } from './sections/note-section';
import { PaymentSection } from '../buying/payment-section';
import { PurchaseBar } from '../buying/purchase-bar';
import { PurchaseResult } from '../buying/purchase-result';
import { SummarySection } from '../buying/summary-section';
import { useOpenOrder } from '../buying/use-open-order';
import { VoucherSection } from '../buying/voucher-section';
import { isRideChosen } from './selectors';
import type { StoredPurchase } from '../buying/stored-purchase';
import type { PurchaseSection } from '../buying/use-purchase';
import { useCheckout } from './use-checkout';
import { type QuantitiesPage, useQuantitiesPage } from './use-quantities';

const DropshipSection = lazyComponent<SectionProps>(
  () => import(/* webpackChunkName: "dropship" */ './sections/dropship-section'),
);

export interface CheckoutFormProps {
  checkout: ShownCheckout;
  item: string | null;
  store: StoredPurchase | null;
  variables: QuantitiesPage['variables'];
  /** The requested time of a service; null for anything else. */
  time: ServiceTime | null;
  ride: CarrierSectionProps['ride'];
  /** Content above the lines. */
  children?: ReactNode;
  /** Called if the order was refused because something has changed. */
  onStale?: () => void;
}

const Sections = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, item, store, variables, time, ride, children, onStale } = props;
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const textOf = useRefusalText();
  const [missing, setMissing] = useState<PurchaseSection | null>(null);
  const lines = checkout.lines.map((line) => readFragment(line));
  const { kind, subtotal, minimumOrder, carrierNeeded, addressUsed, address, supplier } = checkout;
  const flows = useCheckout({ answer: checkout, item, time, store });
  const refresh = useQuantitiesPage({
    flow: flows.quantities,
    variables,
    onRefused: (refusal) => toast(refusal ? textOf(refusal) : m('checkout.not-changed')),
  });

  const showMissing = (section: PurchaseSection) => {
    setMissing(section);
    if (section === 'minimum' && minimumOrder) {
      toast(m('checkout.minimum', { amount: money(minimumOrder) }), toastDurations.minimumOrder);
      return;
    }
    const isRideMissing = section === 'package' && isRideChosen(flows.carrier.getSnapshot());
    const text = missingTexts[section];
    if (text && !isRideMissing) toast(m(text), toastDurations.validation);
    document.getElementById(isRideMissing ? 'carrier' : section)?.scrollIntoView({ block: 'center' });
  };
  useOpenOrder(useSelector(flows.purchase, ({ context }) => context.result));
  useFlowEvents(flows.purchase, {
    'section.missing': ({ section }) => showMissing(section),
    'total.changed': () => toast(m('checkout.total-changed'), toastDurations.shell),
  });

  const { currency } = subtotal;
  const shared = { flows, currency, missing };
  return (
    <>
      <Sections>
        {checkout.dropshipOffered && (
          <Suspense fallback={<SkeletonBlock $height="6rem" />}>
            <DropshipSection {...shared} />
          </Suspense>
        )}
        {children}
        {addressUsed && (kind === 'GOODS' || kind === 'SERVICE' || carrierNeeded) && (
          <AddressSection {...shared} address={address} isService={kind === 'SERVICE'} onChanged={refresh} />
        )}
        <LinesSection lines={lines} kind={kind} supplier={checkout.supplierName} flow={flows.quantities} time={time} />
        {carrierNeeded && <CarrierSection {...shared} ride={ride} address={address} item={item} />}
        <NoteSection {...shared} />
        <PaymentSection {...shared} kind={kind} />
        {checkout.vouchersOffered && (
          <VoucherSection {...shared} supplier={supplier?.id ?? null} kind={kind} item={item} />
        )}
        <SummarySection {...shared} />
      </Sections>
      <PurchaseResult
        {...shared}
        onStale={() => {
          onStale?.();
          return refresh();
        }}
      />
      <PurchaseBar {...shared} label={checkout.orderText || m('checkout.place')} />
    </>
  );
}
