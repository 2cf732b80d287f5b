import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from '@xstate/react';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { usePlainDay } from '../../i18n/days';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import type { ServiceTime } from '../../routing/service-payment';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { endAfter, endReason, hasEnd, unitsOf } from './booking-rules';
import { isReady } from './selectors';
import { type BookingFlow, todayIn } from './use-service-booking';

const reasons: Readonly<Record<string, PlainMessageKey>> = {
  PAST: 'booking.past',
  SOON: 'booking.soon',
  LATE: 'booking.late',
  CLOSED: 'booking.closed',
  FULL: 'booking.full',
  LONG: 'booking.long',
  OWN: 'booking.current',
};

export interface DayChoice {
  flow: BookingFlow;
  service: Booking_ServiceFragment;
  /** The current time of a booking to be moved. It keeps its length, so only its first day is picked. */
  booked: ServiceTime | null;
}

/** Which days of a service can be chosen, why the others cannot, and the effect of a tap. */
export function useDayChoice({ flow, service: { schedule, booking }, booked }: DayChoice) {
  const m = useMessages();
  const toast = useToast();
  const plainDay = usePlainDay();
  const { timeZone, maxDays } = booking;
  const month = useSelector(flow, ({ context }) => context.month);
  const days = useSelector(flow, ({ context }) => context.days);
  const { start, end } = useSelector(flow, ({ context }) => context.selection);
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
  // If today is not available, the first free day after it is offered.
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

  const shownStart = isOpen(start) ? start : null;
  const moved = bookedUnits && shownStart ? endAfter(schedule, shownStart, bookedUnits) : null;
  return {
    isSpan,
    today,
    month,
    picksEnd,
    setPicksEnd,
    reasonOf,
    pick,
    /** Null if the day cannot be booked. */
    start: shownStart,
    end: shownStart && end,
    /** The last day that the calendar marks. */
    shownEnd: shownStart && (moved ?? (isSpan ? end : null)),
    zoneDay: start ?? today,
    day: dayOf(shownStart),
    hasFree: days.some(({ date, closed }) => closed === null && date.startsWith(month)),
  };
}
