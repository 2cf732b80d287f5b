import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import type { Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { useFlowEvents } from '../../actors/use-flow-events';
import { PaymentChoice } from '../../features/buying/payment-section';
import { PurchaseResult } from '../../features/buying/purchase-result';
import { FieldError } from '../../features/buying/section';
import type { PurchaseFlows, PurchaseSection } from '../../features/buying/use-purchase';
import { VoucherEntry } from '../../features/buying/voucher-section';
import { RideExtras } from '../../features/rides/ride-extras';
import { rideStepOf } from '../../features/rides/selectors';
import { type RideFlow, useQuote } from '../../features/rides/use-ride';
import { useRideCheckout } from '../../features/rides/use-ride-checkout';
import { useMoney } from '../../i18n/money';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { PageSection } from '../../ui/layout/page-section';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { RideBar } from './ride-bar';
import { RideMoment } from './ride-moment';
import { RideNote } from './ride-note';
import { RideSum } from './ride-sum';

/** Loaded separately with the form's validation, which most rides do not need. */
const RideFields = lazyComponent(() => import(/* webpackChunkName: "ride-fields" */ './ride-fields'));

const Sections = styled.div`
  display: grid;
  gap: ${token('space-2')};

  &[hidden] {
    display: none;
  }
`;

export interface RideCheckoutProps {
  ride: Ride_TermsFragment;
  flow: RideFlow;
  /** The customer's id. */
  customer: string;
  /** Whether the ride was priced before this visit; then nothing opens automatically. */
  isRestored: boolean;
  /** Whether the checkout is hidden; its values stay. */
  hidden: boolean;
  onOrdered: () => void;
}

const missingTexts: { readonly [Section in PurchaseSection]?: PlainMessageKey } = {
  note: 'ride-order.note-wrong',
  moment: 'ride-order.moment-missing',
  payment: 'checkout.payment-missing',
};

/** Shows what prevents the order. Requests an expired price again, or asks the customer to accept a changed one. */
function useMissing(purchase: PurchaseFlows['purchase'], flow: RideFlow) {
  const m = useMessages();
  const toast = useToast();
  const [missing, setMissing] = useState<PurchaseSection | null>(null);
  useFlowEvents(purchase, {
    'section.missing': ({ section }) => {
      setMissing(section);
      if (section === 'price') flow.send({ type: 'order.place' });
      const text = missingTexts[section];
      if (!text) return;
      toast(m(text), toastDurations.validation);
      document.getElementById(section)?.scrollIntoView({ block: 'center' });
    },
    'total.changed': () => toast(m('checkout.total-changed'), toastDurations.shell),
    'voucher.dropped': () => toast(m('ride-order.voucher-cleared'), toastDurations.shell),
  });
  return missing;
}

/** A changed price, which the customer must accept before ordering. */
function ChangedPrice({ flow, amountOf }: { flow: RideFlow; amountOf: (value: number) => string }) {
  const m = useMessages();
  const step = useSelector(flow, rideStepOf);
  const before = useSelector(flow, ({ context }) => context.seenPrice ?? 0);
  const now = useQuote(flow)?.price ?? 0;
  return (
    <ConfirmDialog
      open={step === 'changed'}
      text={m('ride-order.changed')}
      hint={m('ride-order.changed-text', { before: amountOf(before), now: amountOf(now) })}
      no={m('action.close')}
      yes={m('ride-order.changed-yes')}
      onNo={() => flow.send({ type: 'price.dismiss' })}
      onYes={() => flow.send({ type: 'price.accept' })}
    />
  );
}

/** The checkout of a ride with a known price: extras, form, note, payment and voucher. */
export function RideCheckout({ ride, flow, customer, isRestored, hidden, onOrdered }: RideCheckoutProps) {
  const m = useMessages();
  const money = useMoney();
  const formId = useId();
  const step = useSelector(flow, rideStepOf);
  const [isIncomplete, setIncomplete] = useState(false);
  const [isFormReady, setFormReady] = useState(false);
  const onFormReady = useCallback(() => setFormReady(true), []);
  const flows = useRideCheckout({ ride, flow, customer, onOrdered });
  const { purchase, voucher, supplier, place } = flows;
  const missing = useMissing(purchase, flow);
  const payment = useSelector(purchase, ({ context }) => context.payment);
  const subtotal = useSelector(purchase, ({ context }) => context.goods.subtotal);
  const quote = useQuote(flow);
  const [latest, setLatest] = useState(quote);
  if (quote && quote !== latest) setLatest(quote);
  if (!latest) return null;

  const { currency } = latest;
  const hasForm = ride.form.length > 0;
  return (
    <>
      <Sections hidden={hidden || !quote}>
        {ride.isCall && <RideMoment flow={flow} timeZone={ride.timeZone} />}
        <RideExtras flow={flow} />
        {hasForm && (
          <Suspense fallback={<SkeletonBlock $height="10rem" />}>
            <RideFields
              id={formId}
              subject={ride.item.id}
              lines={ride.form}
              onReady={onFormReady}
              onInvalid={() => setIncomplete(true)}
              onFilled={place}
            />
          </Suspense>
        )}
        <RideNote purchase={purchase} />
        <PageSection title={m('ride-order.payment')} anchor="payment">
          <PaymentChoice
            kind="COURIER_RIDE"
            carrierKind={null}
            chosen={payment?.id ?? null}
            initial={null}
            asks={!isRestored}
            onChoose={(chosen) => purchase.send({ type: 'payment.choose', payment: chosen })}
          />
          {missing === 'payment' && !payment && <FieldError>{m('checkout.payment-missing')}</FieldError>}
        </PageSection>
        {ride.discountShown && (
          <VoucherEntry
            flow={voucher}
            currency={currency}
            supplier={supplier}
            purchase={{ kind: 'COURIER_RIDE', item: ride.item.id, subtotal, isDelivered: false, deliveryCost: null }}
          />
        )}
        <RideSum purchase={purchase} quote={latest} busy={step === 'loading'} />
      </Sections>
      {quote && !hidden && (
        <RideBar
          flows={flows}
          currency={currency}
          step={step}
          form={hasForm ? { id: formId, isReady: isFormReady } : null}
          onLoad={() => flow.send({ type: 'quote.load' })}
        />
      )}
      <ChangedPrice flow={flow} amountOf={(amount) => money({ amount, currency })} />
      <AlertDialog
        open={isIncomplete}
        title={m('checkout.failed')}
        text={m('form-line.incomplete')}
        onClose={() => setIncomplete(false)}
      />
      <PurchaseResult
        flows={flows}
        currency={currency}
        inset={false}
        onStale={(isTold) => flow.send({ type: 'quote.reject', isTold })}
      />
    </>
  );
}
