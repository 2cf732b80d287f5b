import { createActor } from 'xstate';
import { serviceBookingMachine } from '../../../machines/bookings/service-booking';
import type { HoldAnswer } from '../../../machines/bookings/service-booking-setup';
import type { ServiceDay, ServiceSchedule, ServiceSelection } from '../../../machines/bookings/service-days';
import { ItemStyle } from '../../__generated__/codes';
import { dayOf, dayText, parseDay } from '../../modules/bookings/rules/calendar';
import { type Bookable, bookableDay, bookingOf } from '../../modules/bookings/rules/slots';
import { answering } from './answering';
import { deadClock, explore, type Move } from './explore';

const schedules: Readonly<Record<number, ServiceSchedule>> = {
  [ItemStyle.NONE]: 'NONE',
  [ItemStyle.NIGHTS]: 'NIGHTS',
  [ItemStyle.DATES]: 'DATES',
  [ItemStyle.DATE_AND_TIME]: 'DATE_AND_TIME',
};

export interface BookedTime {
  units: number;
  start_date: string;
  end_date?: string;
  time?: string;
}

export interface BookingRequest {
  variant: string | null;
  /** As many as the minimum order takes. */
  units: number;
  now: Date;
}

const monthOf = (day: number) => dayText(day).slice(0, 7);

function daysOf(bookable: Bookable, month: string, now: Date): ServiceDay[] {
  const first = parseDay(`${month}-01`) ?? 0;
  const days = Array.from({ length: 31 }, (_, index) => first + index).filter((day) => monthOf(day) === month);
  return days.map((day) => bookableDay(bookable, day, [], now));
}

const selectionOf = ({ start, end, time }: ServiceSelection) => ({
  start_date: start ?? '',
  ...(end !== null && { end_date: end }),
  ...(time !== null && { time }),
});

/**
 * The first time on a service's calendar that lasts `units`, or else the longest of those that were tried; null if there
 * is none. Nothing is occupied.
 */
export function bookTime(bookable: Bookable, { variant, units, now }: BookingRequest): BookedTime | null {
  const { terms, style } = bookable;
  const schedule = schedules[style] ?? 'NONE';
  const today = dayOf(terms, now);
  const lastMonth = monthOf(today + terms.horizon_days);
  const longest = Math.min(units, terms.max_days);
  const machine = serviceBookingMachine.provide({
    actors: {
      loadDays: answering((month): readonly ServiceDay[] => daysOf(bookable, month, now)),
      hold: answering(({ selection }): HoldAnswer => {
        const isOffered = bookingOf(bookable, selectionOf(selection), now) !== null;
        const refusal = { code: 'SLOT_INVALID', message: '', total: null };
        return isOffered ? { outcome: 'held', milliseconds: 1 } : { outcome: 'refused', refusal };
      }),
    },
  });
  const input = {
    schedule,
    hasVariants: variant !== null,
    isSignedIn: true,
    isResumed: false,
    booked: null,
    sessionCode: 'walk',
    today: dayText(today),
    selection: null,
  };
  const start = () => createActor(machine, { input, clock: deadClock }).start();
  type Actor = ReturnType<typeof start>;

  const movesOf = (actor: Actor): Move<Actor>[] => {
    const snapshot = actor.getSnapshot();
    if (!snapshot.matches({ choosing: 'ready' })) return [];
    const { days, selection, month } = snapshot.context;
    const submit: Move<Actor> = (one) => one.send({ type: 'time.submit' });
    const chosen = days.find(({ date }) => date === selection.start);
    const ends = [longest, 1].map((count) => {
      const last = (parseDay(selection.start ?? '') ?? 0) + count;
      return dayText(schedule === 'NIGHTS' ? last : last - 1);
    });
    const times = chosen?.times.filter(({ free }) => free > 0).slice(0, 1) ?? [];
    const next = monthOf((parseDay(`${month}-01`) ?? 0) + 31);
    return [
      submit,
      ...(variant !== null && selection.variant === null
        ? [(one: Actor) => one.send({ type: 'variant.choose', variant })]
        : []),
      ...times.map(
        ({ time }): Move<Actor> =>
          (one) =>
            one.send({ type: 'time.choose', time }),
      ),
      ...(selection.end === null ? [] : ends).map(
        (date): Move<Actor> =>
          (one) =>
            one.send({ type: 'end.choose', date }),
      ),
      ...(selection.start === input.today ? days : [])
        .filter(({ closed, date }) => closed === null && date !== input.today)
        .map(
          ({ date }): Move<Actor> =>
            (one) =>
              one.send({ type: 'day.choose', date }),
        ),
      ...(next <= lastMonth ? [(one: Actor) => one.send({ type: 'month.page', month: next })] : []),
    ];
  };
  const keyOf = (actor: Actor) => {
    const { value, context } = actor.getSnapshot();
    return JSON.stringify([value, context.selection, context.month]);
  };
  let best: BookedTime | null = null;
  for (const actor of explore({ start, keyOf, movesOf })) {
    const { output } = actor.getSnapshot();
    if (!output) continue;
    const selection = selectionOf(output.selection);
    const length = schedule === 'NONE' ? 1 : (bookingOf(bookable, selection, now)?.units ?? 0);
    if (length > (best?.units ?? 0)) best = { units: length, ...selection };
    if (length >= longest || schedule === 'DATE_AND_TIME') break;
  }
  return best;
}
