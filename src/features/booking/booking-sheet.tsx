import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { nextFree, type ServiceSelection } from './booking-rules';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { useFlowEvents } from '../../actors/use-flow-events';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { formatTime, usePlainDay } from '../../i18n/days';
import { useMoney } from '../../i18n/money';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import { servicePaymentPath } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { ChipInput } from '../../ui/field/chip-input';
import { FieldSet } from '../../ui/field/field-set';
import { FormAlert } from '../../ui/field/form-alert';
import { BarTotal } from '../../ui/layout/bar-total';
import { ChoiceHead } from '../choice/choice-head';
import { shownOptions } from '../choice/shown-options';
import { useRefusalText } from '../refusals/refusal-text';
import { bookedService, unitsOf } from './booking-rules';
import { isHeld, isHolding, isRefusedBooking, isUnsure, outputOf } from './selectors';
import { TimePicker } from './time-picker';
import { type BookingFlow, useServiceBooking } from './use-service-booking';

export interface BookingSheetProps {
  open: boolean;
  service: FragmentOf<Booking_ServiceFragment>;
  /** What was chosen before, to be changed. */
  selection?: ServiceSelection | null;
  onClose: () => void;
}

const Group = styled(FieldSet)`
  padding-bottom: ${token('space-4')};

  legend {
    padding-bottom: ${token('space-2')};
    font-size: inherit;
  }

  small {
    display: block;
    font-size: ${token('font-small')};
    font-weight: 400;
  }
`;

const Alert = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-bottom: ${token('space-4')};
`;

/** Why the time is not held, and the first times that are free in place of it. */
function TakenTime({ flow }: { flow: BookingFlow }) {
  const m = useMessages();
  const textOf = useRefusalText();
  const locale = useLocale();
  const plainDay = usePlainDay();
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const { selection, days } = useSelector(flow, ({ context }) => context);
  if (!refusal) return null;
  const free = nextFree(days, selection);
  const choose = ({ date, time }: (typeof free)[number]) => {
    flow.send({ type: 'day.choose', date });
    if (time) flow.send({ type: 'time.choose', time });
    flow.send({ type: 'notice.dismiss' });
  };
  return (
    <Alert>
      <FormAlert>{textOf(refusal)}</FormAlert>
      {free.length > 0 && (
        <Group>
          <legend>{m('booking.others')}</legend>
          <div>
            {free.map((one) => (
              <Button key={`${one.date} ${one.time}`} $look="secondary" $small onClick={() => choose(one)}>
                {[plainDay(one.date), one.time && formatTime(locale, one.time)].filter(Boolean).join(', ')}
              </Button>
            ))}
          </div>
        </Group>
      )}
    </Alert>
  );
}

export default function BookingSheet({ open, service: masked, selection = null, onClose }: BookingSheetProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const textOf = useRefusalText();
  const navigate = useNavigate();
  const variantName = useId();
  const service = readFragment(masked);
  const offer = readFragment(service.offer);
  const { item, schedule } = service;
  const hasVariants = offer.variants.length > 0;
  const flow = useServiceBooking({ service, hasVariants, selection });
  const chosen = useSelector(flow, ({ context }) => context.selection);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const holding = useSelector(flow, isHolding);
  const held = useSelector(flow, isHeld);
  const unsure = useSelector(flow, isUnsure);
  const refused = useSelector(flow, isRefusedBooking);
  const end = useSelector(flow, outputOf);
  const options = shownOptions(item, offer);
  const units = unitsOf(schedule, chosen);
  const option = options.find(({ id }) => id === (chosen.variant ?? item.id));
  const lines = option ? [{ id: option.id, quantity: units }] : [];

  useFlowEvents(flow, {
    'variant.missing': () => toast(m('booking.variant-missing'), toastDurations.validation),
    'day.missing': () => toast(m('booking.day-missing'), toastDurations.validation),
    'time.missing': () => toast(m('booking.time-missing'), toastDurations.validation),
  });
  useEffect(() => {
    if (held) flow.send({ type: 'selection.submit' });
  }, [flow, held]);
  const goOn = useEffectEvent((output: NonNullable<typeof end>) => {
    const path = servicePaymentPath(bookedService(item.id, schedule, output.selection));
    // In place of the entry that the sheet added. A guest comes to the same selection by signing in.
    void navigate(output.next === 'signIn' ? loginPath(path) : path, { replace: true });
  });
  useEffect(() => {
    if (end) goOn(end);
  }, [end]);

  const submit = () => flow.send({ type: 'selection.submit' });
  const busy = holding || held;
  const label = unsure ? m('action.retry') : (offer.buyLabel ?? m('booking.submit'));
  const count = { NONE: '', NIGHTS: m('booking.nights', { count: units }), DATES: m('booking.days', { count: units }) };
  const total = option?.price && { ...option.price, amount: option.price.amount * units };
  return (
    <>
      <Sheet
        open={open}
        title={m('item.choose-service')}
        tall={schedule !== 'NONE'}
        onClose={() => !busy && onClose()}
        footer={
          <>
            <BarTotal
              label={[m('choice.total'), schedule !== 'DATE_AND_TIME' && count[schedule]].filter(Boolean).join(' · ')}
              money={total ?? null}
            />
            <Button disabled={busy} aria-busy={busy} onClick={submit}>
              {holding ? m('booking.holding') : label}
            </Button>
          </>
        }
      >
        <ChoiceHead item={item} options={options} lines={lines} />
        <TakenTime flow={flow} />
        {unsure && (
          <Alert>
            <FormAlert>{m('booking.unsure')}</FormAlert>
            <Button $look="secondary" onClick={() => flow.send({ type: 'selection.change' })}>
              {m('booking.change-time')}
            </Button>
          </Alert>
        )}
        {hasVariants && !unsure && (
          <Group>
            <legend>{m('booking.variant')}</legend>
            <div>
              {options.map((one) => (
                <ChipInput
                  key={one.id}
                  name={variantName}
                  checked={one.id === chosen.variant}
                  onChange={() => flow.send({ type: 'variant.choose', variant: one.id })}
                >
                  <span>
                    {one.name}
                    {one.price && <small>{money(one.price)}</small>}
                  </span>
                </ChipInput>
              ))}
            </div>
          </Group>
        )}
        {schedule !== 'NONE' && !unsure && <TimePicker flow={flow} service={service} />}
      </Sheet>
      <AlertDialog
        open={refused}
        title={m('result.failure')}
        text={refusal ? textOf(refusal) : ''}
        onClose={() => flow.send({ type: 'notice.dismiss' })}
      />
    </>
  );
}
