import { useSelector } from '@xstate/react';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { formatTime, usePlainDay } from '../../i18n/days';
import { usePrice } from '../../i18n/money';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import { addressScreen } from '../../routing/customer-screen';
import { type ServiceTime, servicePaymentPath } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { ChipInput } from '../../ui/field/chip-input';
import { FormAlert } from '../../ui/field/form-alert';
import { BarTotal } from '../../ui/layout/bar-total';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';
import { ChoiceHead } from '../catalogue/choice/choice-head';
import { shownOptions } from '../catalogue/choice/shown-options';
import { bookedService, isSameSelection, nextFree, type ServiceSelection, unitsOf } from './booking-rules';
import { TimePicker } from './time-picker';
import type { BookingFlow } from './use-service-booking';
import { type BookingEnd, useTimeSheet } from './use-time-sheet';
import { ChipSet } from '../../ui/field/chip-set';
import { Text } from '../../ui/text/text';

const VisitAddress = addressScreen(() => import(/* webpackChunkName: "visit-address" */ './visit-address'));

export interface BookingSheetProps {
  open: boolean;
  service: FragmentOf<Booking_ServiceFragment>;
  /** The earlier selection, to be changed. */
  selection?: ServiceSelection | null;
  /** The time that the customer holds. */
  held?: ServiceTime | null;
  onClose: () => void;
  /** Called if the customer keeps the earlier time. */
  onUnchanged?: () => void;
}

const Alert = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-bottom: ${token('space-4')};
`;

/** Why the time is not held, and the first free times instead. */
function TakenTime({ flow, reason }: { flow: BookingFlow; reason: string }) {
  const m = useMessages();
  const locale = useLocale();
  const plainDay = usePlainDay();
  const { selection, days } = useSelector(flow, ({ context }) => context);
  if (!reason) return null;
  const free = nextFree(days, selection);
  const choose = ({ date, time }: (typeof free)[number]) => {
    flow.send({ type: 'day.choose', date });
    if (time) flow.send({ type: 'time.choose', time });
    flow.send({ type: 'notice.dismiss' });
  };
  return (
    <Alert>
      <FormAlert>{reason}</FormAlert>
      {free.length > 0 && (
        <ChipSet>
          <legend>{m('booking.others')}</legend>
          <div>
            {free.map((one) => (
              <Button key={`${one.date} ${one.time}`} $look="secondary" $small onClick={() => choose(one)}>
                {[plainDay(one.date), one.time && formatTime(locale, one.time)].filter(Boolean).join(', ')}
              </Button>
            ))}
          </div>
        </ChipSet>
      )}
    </Alert>
  );
}

/** Shown while it is not known whether the time is held: the time stays fixed until the customer changes it. */
function UnsureTime({ flow }: { flow: BookingFlow }) {
  const m = useMessages();
  return (
    <Alert>
      <FormAlert>{m('booking.unsure')}</FormAlert>
      <Button $look="secondary" onClick={() => flow.send({ type: 'selection.change' })}>
        {m('booking.change-time')}
      </Button>
    </Alert>
  );
}

/** The variants of the service, one of which is chosen. */
function VariantChips({ flow, options }: { flow: BookingFlow; options: ReturnType<typeof shownOptions> }) {
  const m = useMessages();
  const priceText = usePrice();
  const name = useId();
  const chosen = useSelector(flow, ({ context }) => context.selection.variant);
  return (
    <ChipSet>
      <legend>{m('booking.variant')}</legend>
      <div>
        {options.map((one) => (
          <ChipInput
            key={one.id}
            name={name}
            checked={one.id === chosen}
            onChange={() => flow.send({ type: 'variant.choose', variant: one.id })}
          >
            <span>
              {one.name}
              {one.price && (
                <Text as="small" $tone="text-muted" $size="small" $weight={400} $block translate="no">
                  {priceText(one.price)}
                </Text>
              )}
            </span>
          </ChipInput>
        ))}
      </div>
    </ChipSet>
  );
}

export default function BookingSheet(props: BookingSheetProps) {
  const { open, service: masked, selection = null, held = null, onClose, onUnchanged } = props;
  const m = useMessages();
  const navigate = useNavigate();
  const service = readFragment(masked);
  const offer = readFragment(service.offer);
  const { item, schedule } = service;
  const { codename } = useStore();
  // A guest enters the address after signing in, before ordering.
  const asksAddress = service.comesHome && isSignedIn(codename);
  const [hasAddress, setHasAddress] = useState(selection !== null);
  const isReady = !asksAddress || hasAddress;
  const hasVariants = offer.variants.length > 0;
  const goOn = (end: BookingEnd) => {
    const path = servicePaymentPath(bookedService(item.id, schedule, end.selection));
    // Replaces the history entry of the sheet. After signing in, a guest returns to the same selection.
    void navigate(end.next === 'signIn' ? loginPath(path) : path, { replace: true });
  };
  const sheet = useTimeSheet({ service, hasVariants, selection, held }, goOn);
  const { flow, busy, loading, unsure } = sheet;
  const chosen = useSelector(flow, ({ context }) => context.selection);
  const options = shownOptions(item, offer);
  const units = unitsOf(schedule, chosen);
  const option = options.find(({ id }) => id === (chosen.variant ?? item.id));
  const lines = option ? [{ id: option.id, quantity: units }] : [];

  const submit = () => {
    if (onUnchanged && selection && isSameSelection(selection, chosen)) onUnchanged();
    else sheet.submit();
  };
  const close = () => {
    if (busy) return;
    if (unsure) flow.send({ type: 'selection.change' });
    onClose();
  };
  const label = unsure ? m('action.retry') : (offer.buyLabel ?? m('booking.submit'));
  const count = { NONE: '', NIGHTS: m('booking.nights', { count: units }), DATES: m('booking.days', { count: units }) };
  const total = option?.price && { ...option.price, amount: option.price.amount * units };
  return (
    <>
      <Sheet
        open={open}
        title={m('item.choose-service')}
        tall={schedule !== 'NONE'}
        onClose={close}
        footer={
          <>
            <BarTotal
              label={[m('choice.total'), schedule !== 'DATE_AND_TIME' && count[schedule]].filter(Boolean).join(' · ')}
              money={total ?? null}
            />
            <Button disabled={busy || loading || !isReady} aria-busy={busy || loading} onClick={submit}>
              {busy ? m('booking.holding') : label}
            </Button>
          </>
        }
      >
        <ChoiceHead item={item} options={options} lines={lines} />
        <TakenTime flow={flow} reason={sheet.refusalText} />
        {unsure && <UnsureTime flow={flow} />}
        {asksAddress && open && (
          <Suspense fallback={<RowListSkeleton count={2} picture={0} />}>
            <VisitAddress isChosen={hasAddress} onChosen={setHasAddress} />
          </Suspense>
        )}
        {isReady && hasVariants && !unsure && <VariantChips flow={flow} options={options} />}
        {isReady && schedule !== 'NONE' && !unsure && <TimePicker flow={flow} service={service} />}
      </Sheet>
      <AlertDialog
        open={sheet.refused}
        title={m('result.failure')}
        text={sheet.refusalText}
        onClose={() => flow.send({ type: 'notice.dismiss' })}
      />
    </>
  );
}
