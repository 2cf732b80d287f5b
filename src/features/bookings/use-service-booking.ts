import { useMemo, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { serviceBookingMachine } from '../../../machines/bookings/service-booking';
import type { HoldAnswer } from '../../../machines/bookings/service-booking-setup';
import type { ServiceDay, ServiceSelection } from '../../../machines/bookings/service-days';
import { HoldSlotDocument } from '../../__generated__/documents/hold-slot';
import { ReleaseSlotDocument } from '../../__generated__/documents/release-slot';
import { ServiceDaysDocument } from '../../__generated__/documents/service-days';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { type Execute, useExecute } from '../../api/execute';
import { clearSession, isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { LoadError, unwrap } from '../../api/unwrap';
import type { ServiceTime } from '../../routing/service-payment';
import { dayIn } from '../../i18n/days';
import { addDays, addMonths } from '../../ui/field/calendar-days';
import { newSessionCode } from '../../api/session-code';
import { bookedService, daysToMove, daysWithHold, mergeDays } from './booking-rules';

export type BookingFlow = ActorRefFrom<typeof serviceBookingMachine>;

export interface Hold {
  selection: ServiceSelection;
  sessionCode: string;
}

/** Today by the visitor's clock, used only to start: the server decides which days are over. */
export const todayIn = (timeZone: string) => dayIn(timeZone, Date.now());

export const refusedTime = ({ code, message }: { code: string; message: string }): HoldAnswer => ({
  outcome: 'refused',
  refusal: { code, message, total: null },
});

function createDays(execute: Execute, item: string, adapt: (days: readonly ServiceDay[]) => readonly ServiceDay[]) {
  let merged: readonly ServiceDay[] = [];
  return async (month: string, signal: AbortSignal): Promise<readonly ServiceDay[]> => {
    const days = { from: `${month}-01`, to: addDays(`${addMonths(month, 2)}-01`, -1) };
    const { slots } = unwrap(await execute(ServiceDaysDocument, { item, days }, signal));
    merged = mergeDays(merged, adapt(slots?.days ?? []));
    return merged;
  };
}

export interface BookingStart {
  service: Booking_ServiceFragment;
  hasVariants: boolean;
  selection: ServiceSelection | null;
  /** Whether the selection was made earlier; then its time is held immediately. */
  isResumed?: boolean;
  /** The current time of a booking to be moved. */
  booked?: ServiceTime | null;
  /** The time that the customer holds now, and may keep. */
  held?: ServiceTime | null;
  /** Called instead of holding the time. */
  take?: ((hold: Hold) => Promise<HoldAnswer>) | undefined;
}

/** The flow of a service's calendar, for as long as its component is on the page. */
export function useServiceBooking({
  service,
  hasVariants,
  selection,
  isResumed = false,
  booked = null,
  held = null,
  take,
}: BookingStart) {
  const { codename } = useStore();
  const execute = useExecute();
  const { item, schedule, booking } = service;
  const machine = useMemo(() => {
    const loadDays = createDays(execute, item.id, (days) => {
      if (booked) return daysToMove(days, schedule, booked);
      return held ? daysWithHold(days, schedule, held) : days;
    });
    const hold = async ({ selection: chosen, sessionCode: idempotencyKey }: Hold): Promise<HoldAnswer> => {
      const { variant, at } = bookedService(item.id, schedule, chosen);
      if (!at) throw new Error('There is no time to hold');
      const request = { item: item.id, variant, time: at, idempotencyKey };
      const { holdSlot } = unwrap(await execute(HoldSlotDocument, { hold: request }));
      if (holdSlot.__typename === 'Refusal') return refusedTime(holdSlot);
      return { outcome: 'held', milliseconds: holdSlot.heldFor };
    };
    return serviceBookingMachine.provide({
      actors: {
        loadDays: fromPromise<readonly ServiceDay[], string>(({ input, signal }) => loadDays(input, signal)),
        hold: fromPromise<HoldAnswer, Hold>(async ({ input }) => {
          try {
            return await (take ?? hold)(input);
          } catch (error) {
            const isSignedOut = error instanceof LoadError && error.code === 'SIGNED_OUT';
            if (isSignedOut) clearSession(codename);
            // A booking is moved on a page for customers only, which asks for sign-in itself.
            if (isSignedOut && !take) return { outcome: 'signedOut' };
            throw error;
          }
        }),
        release: fromPromise<void, string>(async ({ input }) => {
          await execute(ReleaseSlotDocument, { idempotencyKey: input });
        }),
      },
    });
  }, [execute, codename, item.id, schedule, booked, held, take]);
  const [sessionCode] = useState(newSessionCode);
  return useFlow(machine, {
    input: {
      schedule,
      hasVariants,
      isSignedIn: isSignedIn(codename),
      isResumed,
      booked,
      sessionCode,
      today: todayIn(booking.timeZone),
      selection,
    },
  });
}
