import { assign, emit, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { provided } from '../provided';
import {
  endFits,
  isFreeAt,
  isOpenOn,
  type ServiceDay,
  type ServiceSchedule,
  type ServiceSelection,
  withStart,
} from './service-days';

interface Terms {
  schedule: ServiceSchedule;
  /** Whether a variant has to be chosen. */
  hasVariants: boolean;
  isSignedIn: boolean;
  /** Whether the time was chosen earlier. Then it is held immediately; it may look taken because of the customer's own hold. */
  isResumed: boolean;
  /** The current time of a booking to be moved, which cannot be chosen again. */
  booked: Pick<ServiceSelection, 'start' | 'time'> | null;
  /** Idempotency key of the hold and of the order that books it. */
  sessionCode: string;
}

interface Input extends Terms {
  /** The server's date, in the service's time zone. */
  today: string;
  /** The selection before the customer signed in. */
  selection: ServiceSelection | null;
}

interface Context extends Terms {
  selection: ServiceSelection;
  /** Such as 2026-11. */
  month: string;
  days: readonly ServiceDay[];
  refusal: Refusal | null;
  /** Milliseconds for which the time is held. */
  heldFor: number;
}

export type HoldAnswer =
  | { outcome: 'held'; milliseconds: number }
  | { outcome: 'refused'; refusal: Refusal }
  /** The session has ended, so nothing is held. */
  | { outcome: 'signedOut' };

export interface BookingEnd {
  /** `signIn` leads back to the same selection. */
  next: 'payment' | 'signIn';
  selection: ServiceSelection;
}

export type ServiceBookingEvent =
  | { type: 'month.page'; month: string }
  | { type: 'days.retry' }
  | { type: 'variant.choose'; variant: string }
  | { type: 'day.choose'; date: string }
  | { type: 'end.choose'; date: string }
  | { type: 'time.choose'; time: string }
  | { type: 'time.submit' }
  | { type: 'selection.change' }
  | { type: 'notice.dismiss' };

export type ServiceBookingEmitted = { type: 'variant.missing' } | { type: 'day.missing' } | { type: 'time.missing' };

/** The first missing part of the selection; null if it is complete. */
function missingOf(context: Context): ServiceBookingEmitted['type'] | null {
  const { hasVariants, schedule, selection, days, booked } = context;
  const isMovedFrom = booked?.start === selection.start && booked.time === selection.time;
  if (hasVariants && selection.variant === null) return 'variant.missing';
  if (schedule === 'NONE') return null;
  const isTimed = schedule === 'DATE_AND_TIME';
  if (!isOpenOn(days, selection.start) || (isMovedFrom && !isTimed)) return 'day.missing';
  return isTimed && (isMovedFrom || !isFreeAt(days, selection)) ? 'time.missing' : null;
}

/** The context, events and actions of the booking of a service. */
export const serviceBookingSetup = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: ServiceBookingEvent;
    emitted: ServiceBookingEmitted;
    output: BookingEnd;
  },
  actors: {
    loadDays: provided<readonly ServiceDay[], string>('loadDays'),
    hold: provided<HoldAnswer, { selection: ServiceSelection; sessionCode: string }>('hold'),
    release: provided<void, string>('release'),
  },
  delays: { holdEnd: ({ context }) => context.heldFor },
  guards: {
    isResumed: ({ context }) => context.isResumed,
    hasNoTime: ({ context }) => context.schedule === 'NONE',
    isIncomplete: ({ context }) => missingOf(context) !== null,
    /** A guest has to sign in first. */
    needsNoHold: ({ context }) => !context.isSignedIn || context.schedule === 'NONE',
    isOpenDay: ({ context }, { date }: { date: string }) => isOpenOn(context.days, date),
    isEnd: ({ context }, { date }: { date: string }) => endFits(context.selection, context.schedule, date),
    isFreeTime: ({ context }, { time }: { time: string }) => isFreeAt(context.days, { ...context.selection, time }),
    isSignedOut: (_, answer: HoldAnswer) => answer.outcome === 'signedOut',
    isRefused: (_, answer: HoldAnswer) => answer.outcome === 'refused',
    isTaken: (_, answer: HoldAnswer) => answer.outcome === 'refused' && answer.refusal.code.startsWith('SLOT_'),
  },
  actions: {
    turnTo: assign((_, { month }: { month: string }) => ({ month })),
    rememberDays: assign((_, days: readonly ServiceDay[]) => ({ days })),
    clearDays: assign({ days: [] }),
    chooseVariant: assign(({ context }, { variant }: { variant: string }) => ({
      selection: { ...context.selection, variant },
    })),
    chooseDay: assign(({ context }, { date }: { date: string }) => ({
      selection: withStart(context.selection, context.schedule, date),
    })),
    chooseEnd: assign(({ context }, { date }: { date: string }) => ({
      selection: { ...context.selection, end: date },
    })),
    chooseTime: assign(({ context }, { time }: { time: string }) => ({ selection: { ...context.selection, time } })),
    rememberHold: assign((_, answer: HoldAnswer) => ({
      heldFor: answer.outcome === 'held' ? answer.milliseconds : 0,
    })),
    rememberRefusal: assign((_, answer: HoldAnswer) => ({
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
    clearRefusal: assign({ refusal: null }),
    rememberSignedOut: assign({ isSignedIn: false }),
    emitMissing: emit(({ context }): ServiceBookingEmitted => ({ type: missingOf(context) ?? 'variant.missing' })),
  },
});
