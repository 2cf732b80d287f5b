import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Ride_TermsFragment } from '../../__generated__/gql/graphql';
import { isBusy } from '../../actors/selectors';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useStore } from '../../api/store-context';
import { PaymentChoice } from '../../features/buying/payment-section';
import { FieldError } from '../../features/buying/section';
import { VoucherEntry } from '../../features/buying/voucher-section';
import { isNote } from '../../features/checkout/use-checkout';
import type { FilledLine } from '../../features/form-lines/form-schema';
import { isConfirming, isSending, submissionNoticeOf } from '../../features/orders/selectors';
import { SubmissionResult } from '../../features/orders/submission-result';
import { rideStepOf } from '../../features/rides/selectors';
import { extrasTotal } from '../../features/rides/ride-terms';
import { RideExtras } from '../../features/rides/ride-extras';
import type { RideFlow } from '../../features/rides/use-ride';
import { useRideCheckout } from '../../features/rides/use-ride-checkout';
import { useMoney } from '../../i18n/money';
import { surchargesTotal, surchargeText } from '../../features/rides/ride-surcharge';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { storedText } from '../../storage/stored-text';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { TextInput } from '../../ui/field/text-input';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable } from '../../ui/layout/sum-table';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { RideMoment } from './ride-moment';

/** With what checks a form, which most rides do without. */
const RideFields = lazyComponent(() => import(/* webpackChunkName: "ride-fields" */ './ride-fields'));

const noteLength = 30;

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
  /** Its id. */
  customer: string;
  /** It was priced before this visit: nothing opens by itself. */
  isRestored: boolean;
  /** Something else is done on the page; what was filled in stays. */
  hidden: boolean;
  onOrdered: () => void;
}

/** What a ride is ordered with, once its price is known: extras, form, note, payment and voucher. */
export function RideCheckout({ ride, flow, customer, isRestored, hidden, onOrdered }: RideCheckoutProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const formId = useId();
  const step = useSelector(flow, rideStepOf);
  const previousPrice = useSelector(flow, ({ context }) => context.seenPrice);
  const { codename } = useStore();
  const [storedNote] = useState(() => storedText('session/person/rideNote', codename, { subject: ride.item.id }));
  const [note, setNote] = useState(() => storedNote.read() ?? '');
  const [isPaymentMissing, setPaymentMissing] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const filled = useRef<FilledLine[]>([]);
  const lines = ride.form;
  const [isFormReady, setFormReady] = useState(false);
  const onFormReady = useCallback(() => setFormReady(true), []);
  const checkout = useRideCheckout({
    ride,
    flow,
    customer,
    onOrdered() {
      storedText('session/person/form', codename, { subject: ride.item.id }).remove();
      storedNote.remove();
      onOrdered();
    },
    onVoucherCleared: () => toast(m('ride-order.voucher-cleared'), toastDurations.shell),
  });
  const { quote, parts, total, payment, submission, moment } = checkout;
  const sending = useSelector(submission, isSending);
  const confirming = useSelector(submission, isConfirming);
  const checking = useSelector(checkout.voucher, isBusy);
  useFlowEvents(flow, {
    'order.ready': () => checkout.submit(note.trim(), filled.current),
  });
  const [latest, setLatest] = useState(quote);
  if (quote && quote !== latest) setLatest(quote);
  if (!latest) return null;

  const amount = (value: number) => money({ amount: value, currency: latest.currency });
  const some = (value: number, label: string) => value !== 0 && ([label, amount(value)] as const);
  const say = (text: string, section: string) => {
    toast(text, toastDurations.validation);
    document.getElementById(section)?.scrollIntoView({ block: 'center' });
  };
  const placeOrder = (form: FilledLine[]) => {
    filled.current = form;
    setPaymentMissing(!payment);
    if (!isNote(note)) return say(m('ride-order.note-wrong'), 'note');
    if (moment && (!moment.date || !moment.time)) return say(m('ride-order.moment-missing'), 'moment');
    if (!payment) return say(m('checkout.payment-missing'), 'payment');
    flow.send({ type: 'order.place' });
  };
  const isExpired = step === 'expired';
  const actionText = isExpired ? m('ride-order.recount') : m('ride-order.order');
  const hasForm = lines.length > 0 && !isExpired;
  const busy = sending || checking || step === 'loading' || (hasForm && !isFormReady);
  return (
    <>
      <Sections hidden={hidden || !quote}>
        {ride.isCall && <RideMoment flow={flow} timeZone={ride.timeZone} />}
        <RideExtras flow={flow} />
        {lines.length > 0 && (
          <Suspense fallback={<SkeletonBlock $height="10rem" />}>
            <RideFields
              id={formId}
              subject={ride.item.id}
              lines={lines}
              onReady={onFormReady}
              onInvalid={() => setIncomplete(true)}
              onFilled={placeOrder}
            />
          </Suspense>
        )}
        <PageSection title={m('ride-order.note')} anchor="note">
          <TextInput
            aria-label={m('ride-order.note')}
            aria-invalid={!isNote(note) || undefined}
            placeholder={m('ride-order.note-hint')}
            maxLength={noteLength}
            value={note}
            onChange={({ currentTarget: { value } }) => {
              setNote(value);
              storedNote.write(value);
            }}
          />
          {!isNote(note) && <FieldError>{m('ride-order.note-wrong')}</FieldError>}
        </PageSection>
        <PageSection title={m('ride-order.payment')} anchor="payment">
          <PaymentChoice
            kind="COURIER_RIDE"
            carrierKind={null}
            chosen={payment?.id ?? null}
            initial={null}
            asks={!isRestored}
            onChoose={checkout.setPayment}
          />
          {isPaymentMissing && !payment && <FieldError>{m('checkout.payment-missing')}</FieldError>}
        </PageSection>
        {ride.discountShown && (
          <VoucherEntry
            flow={checkout.voucher}
            currency={latest.currency}
            supplier={checkout.supplier}
            purchase={{
              kind: 'COURIER_RIDE',
              item: ride.item.id,
              subtotal: checkout.subtotal,
              isDelivered: false,
              deliveryCost: null,
            }}
          />
        )}
        <PageSection>
          <SumTable
            busy={step === 'loading'}
            rows={[
              [m('ride-order.fare'), amount(parts.fare - surchargesTotal(latest.surcharges))],
              ...latest.surcharges.map((one) => [one.name, surchargeText(one, amount)] as const),
              some(extrasTotal(parts.extras), m('ride-order.extras')),
              some(parts.fee, m('ride-order.fee')),
              some(parts.paymentFee, m('checkout.payment-fee')),
              some(-parts.discount, m('ride-order.discount')),
            ]}
            total={[m('ride-order.total'), amount(total)]}
          />
        </PageSection>
      </Sections>
      {quote && !hidden && (
        <BottomActions>
          <BarTotal label={m('ride-order.total')} money={{ amount: total, currency: latest.currency }} />
          <Button
            // A button that turns into another during a tap would do that one's work.
            key={String(hasForm)}
            {...(hasForm && { type: 'submit', form: formId })}
            disabled={busy}
            aria-busy={busy}
            onClick={hasForm ? undefined : () => (isExpired ? flow.send({ type: 'quote.load' }) : placeOrder([]))}
          >
            {busy && <LoaderCircle size={18} aria-hidden />}
            {confirming ? m('checkout.confirming') : actionText}
          </Button>
        </BottomActions>
      )}
      <ConfirmDialog
        open={step === 'changed'}
        text={m('ride-order.changed')}
        hint={m('ride-order.changed-text', { before: amount(previousPrice ?? 0), now: amount(latest.price) })}
        no={m('action.close')}
        yes={m('ride-order.changed-yes')}
        onNo={() => flow.send({ type: 'price.dismiss' })}
        onYes={() => flow.send({ type: 'price.accept' })}
      />
      <AlertDialog
        open={isIncomplete}
        title={m('checkout.failed')}
        text={m('form-line.incomplete')}
        onClose={() => setIncomplete(false)}
      />
      <SubmissionResult
        submission={submission}
        title={m('checkout.failed')}
        amountOf={amount}
        replaces
        onDismiss={(isStale) => {
          const isTold = submissionNoticeOf(submission.getSnapshot()) === 'needsReview';
          submission.send({ type: 'notice.dismiss' });
          if (isStale) flow.send({ type: 'quote.reject', isTold });
        }}
      />
    </>
  );
}
