import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import type { ServiceDay } from './booking-rules';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { usePlainDay, useZonedTime } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import type { PlainMessageKey } from '../../i18n/translate';
import type { ServiceTime } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { ErrorState } from '../../ui/feedback/error-state';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { Calendar } from '../../ui/field/calendar';
import { ChipInput } from '../../ui/field/chip-input';
import { FieldSet } from '../../ui/field/field-set';
import { endAfter, endReason, hasEnd, unitsOf } from './booking-rules';
import { hasFailedDays, isLoadingDays, isReady } from './selectors';
import { type BookingFlow, todayIn } from './use-service-booking';

export interface TimePickerProps {
  flow: BookingFlow;
  service: Booking_ServiceFragment;
  /** When it is booked now. A booking that is moved keeps its length: only its first day is picked. */
  booked?: ServiceTime | null;
}

/** A group of chips in a sheet. */
export const Part = styled(FieldSet)`
  padding-bottom: ${token('space-4')};

  legend {
    padding-bottom: ${token('space-2')};
    font-size: inherit;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
    font-weight: 400;
  }
`;

const Times = styled(Part)`
  padding-top: ${token('space-4')};

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  }
`;

const Note = styled.p`
  padding-top: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const reasons: Readonly<Record<string, PlainMessageKey>> = {
  PAST: 'booking.past',
  SOON: 'booking.soon',
  LATE: 'booking.late',
  CLOSED: 'booking.closed',
  FULL: 'booking.full',
  LONG: 'booking.long',
  OWN: 'booking.current',
};

/** So few that they are counted out. */
const fewFree = 3;

interface TimeChipsProps extends Pick<TimePickerProps, 'flow' | 'booked'> {
  timeZone: string;
  day: ServiceDay | undefined;
}

function TimeChips({ flow, booked, timeZone, day }: TimeChipsProps) {
  const m = useMessages();
  const zoned = useZonedTime();
  const name = useId();
  const time = useSelector(flow, ({ context }) => context.selection.time);
  if (!day || day.times.length === 0) return null;
  const { zone } = zoned({ timeZone, date: day.date, time: day.times[0]?.time ?? null });
  return (
    <Times>
      <legend>
        {m('booking.time')}
        {zone && <small>{m('booking.zone', { zone })}</small>}
      </legend>
      <div>
        {day.times.map((slot) => {
          const clock = zoned({ timeZone, date: day.date, time: slot.time });
          const isOwn = booked?.start === day.date && booked.time === slot.time;
          const isTaken = slot.free === 0 || isOwn;
          const few = slot.free <= fewFree && m('booking.free', { count: slot.free });
          const note = isTaken ? m(isOwn ? 'booking.current' : 'booking.full') : few;
          return (
            <ChipInput
              key={slot.time}
              name={name}
              checked={slot.time === time}
              disabled={isTaken}
              aria-disabled={isTaken || undefined}
              onChange={() => flow.send({ type: 'time.choose', time: slot.time })}
            >
              <span>
                {clock.time}
                {clock.briefly && <small>{m('booking.elsewhere', { time: clock.briefly })}</small>}
                {note && <small>{note}</small>}
              </span>
            </ChipInput>
          );
        })}
      </div>
    </Times>
  );
}

/** The calendar of a service, and the free times of the chosen day. */
export function TimePicker({ flow, service, booked = null }: TimePickerProps) {
  const m = useMessages();
  const toast = useToast();
  const plainDay = usePlainDay();
  const zoned = useZonedTime();
  const name = useId();
  const { schedule, booking } = service;
  const { timeZone, maxDays } = booking;
  const month = useSelector(flow, ({ context }) => context.month);
  const days = useSelector(flow, ({ context }) => context.days);
  const { start, end } = useSelector(flow, ({ context }) => context.selection);
  const loading = useSelector(flow, isLoadingDays);
  const failed = useSelector(flow, hasFailedDays);
  const ready = useSelector(flow, isReady);
  const [picksEnd, setPicksEnd] = useState(false);
  const isSpan = hasEnd(schedule) && !booked;
  const today = todayIn(timeZone);
  const dayOf = (date: string | null) => days.find((day) => day.date === date);
  const isOpen = (date: string | null) => dayOf(date)?.closed === null;

  const startWith = (date: string) => {
    flow.send({ type: 'day.choose', date });
    const chosen = flow.getSnapshot().context.selection;
    const reached = chosen.end && endReason({ schedule, days, start: date, maxDays }, chosen.end) === null;
    if (schedule === 'DATES' && !reached) flow.send({ type: 'end.choose', date });
  };
  // Today may be over, too soon or taken: the first free day after it is offered then.
  const offerFirst = useEffectEvent(() => {
    if (isOpen(start)) return;
    const first = days.find(({ date, closed }) => closed === null && date >= (start ?? today));
    if (!first) return;
    startWith(first.date);
    if (!first.date.startsWith(month)) flow.send({ type: 'month.page', month: first.date.slice(0, 7) });
  });
  useEffect(() => {
    if (ready) offerFirst();
  }, [ready]);

  const isEnd = (date: string) => isSpan && picksEnd && start !== null && date > start;
  const bookedUnits = booked && hasEnd(schedule) ? unitsOf(schedule, booked) : null;
  const codeOf = (date: string) => {
    if (isEnd(date) && start) return endReason({ schedule, days, start, maxDays }, date);
    const closed = (dayOf(date) ?? { closed: 'LATE' }).closed;
    if (bookedUnits === null || closed !== null) return closed;
    if (date === booked?.start) return 'OWN';
    const span = { schedule, days, start: date, maxDays: bookedUnits };
    return endReason(span, endAfter(schedule, date, bookedUnits));
  };
  const reasonOf = (date: string) => {
    const code = codeOf(date);
    return code === null ? null : m(reasons[code] ?? 'booking.closed');
  };
  const pick = (date: string) => {
    const reason = reasonOf(date);
    if (reason) {
      toast(`${plainDay(date)}: ${reason}`, toastDurations.validation);
    } else if (isEnd(date)) {
      flow.send({ type: 'end.choose', date });
      setPicksEnd(false);
    } else {
      startWith(date);
      setPicksEnd(isSpan);
    }
  };

  if (failed) return <ErrorState message={m('booking.failed')} onRetry={() => flow.send({ type: 'days.retry' })} />;
  const shownStart = isOpen(start) ? start : null;
  const { zone } = zoned({ timeZone, date: start ?? today, time: null });
  const isNights = schedule === 'NIGHTS';
  const ends = [
    { isEnd: false, label: m(isNights ? 'booking.arrival' : 'booking.first-day'), date: shownStart },
    { isEnd: true, label: m(isNights ? 'booking.departure' : 'booking.last-day'), date: shownStart && end },
  ];
  const shownEnd = bookedUnits && shownStart ? endAfter(schedule, shownStart, bookedUnits) : isSpan ? end : null;
  const hasFree = days.some(({ date, closed }) => closed === null && date.startsWith(month));
  return (
    <>
      {isSpan && (
        <Part>
          <legend>{m('booking.date')}</legend>
          <div>
            {ends.map((one) => (
              <ChipInput
                key={one.label}
                name={name}
                checked={picksEnd === one.isEnd}
                onChange={() => setPicksEnd(one.isEnd)}
              >
                <span>
                  <small>{one.label}</small>
                  {one.date ? plainDay(one.date) : '–'}
                </span>
              </ChipInput>
            ))}
          </div>
        </Part>
      )}
      <Calendar
        month={month}
        first={today.slice(0, 7)}
        start={shownStart}
        end={shownStart && shownEnd}
        today={today}
        busy={loading}
        reasonOf={reasonOf}
        onMonth={(next) => flow.send({ type: 'month.page', month: next })}
        onPick={pick}
      />
      {ready && !hasFree && <Note role="status">{m('booking.none')}</Note>}
      {schedule !== 'DATE_AND_TIME' && zone && <Note>{m('booking.zone', { zone })}</Note>}
      {schedule === 'DATE_AND_TIME' && (
        <TimeChips flow={flow} booked={booked} timeZone={timeZone} day={dayOf(shownStart)} />
      )}
    </>
  );
}
