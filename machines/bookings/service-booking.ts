import { eventParams, outputParams } from '../params';
import { serviceBookingSetup } from './service-booking-setup';
import { firstSelection, monthOf } from './service-days';

/** A service's variant and time: chosen on its calendar, and held until it is paid for. */
export const serviceBookingMachine = serviceBookingSetup.createMachine({
  id: 'serviceBooking',
  meta: { inspectable: ['schedule', 'month', 'days.length', 'selection.start', 'selection.end', 'refusal.code'] },
  context: ({ input: { today, selection, ...terms } }) => ({
    ...terms,
    selection: selection ?? firstSelection(terms.schedule, today, null),
    month: monthOf(selection?.start ?? today),
    days: [],
    refusal: null,
    heldFor: 0,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isResumed', target: 'holding' }, { target: 'choosing' }] },
    choosing: {
      initial: 'deciding',
      on: {
        'variant.choose': { actions: { type: 'chooseVariant', params: eventParams } },
        'day.choose': {
          guard: { type: 'isOpenDay', params: eventParams },
          actions: { type: 'chooseDay', params: eventParams },
        },
        'end.choose': {
          guard: { type: 'isEnd', params: eventParams },
          actions: { type: 'chooseEnd', params: eventParams },
        },
        'time.choose': {
          guard: { type: 'isFreeTime', params: eventParams },
          actions: { type: 'chooseTime', params: eventParams },
        },
        'notice.dismiss': { actions: 'clearRefusal' },
        'time.submit': [
          { guard: 'isIncomplete', actions: 'emitMissing' },
          { guard: 'needsNoHold', target: 'done' },
          { target: 'holding' },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'hasNoTime', target: 'ready' }, { target: 'loading' }] },
        loading: {
          invoke: {
            src: 'loadDays',
            input: ({ context }) => context.month,
            onDone: { target: 'ready', actions: { type: 'rememberDays', params: outputParams } },
            onError: 'failed',
          },
          // Turning to another month aborts the request.
          on: { 'month.page': { target: 'loading', reenter: true, actions: { type: 'turnTo', params: eventParams } } },
        },
        ready: {
          on: {
            'month.page': { target: 'loading', actions: { type: 'turnTo', params: eventParams } },
          },
        },
        failed: {
          on: {
            'days.retry': 'loading',
            'month.page': { target: 'loading', actions: { type: 'turnTo', params: eventParams } },
          },
        },
      },
    },
    holding: {
      entry: 'clearRefusal',
      invoke: {
        src: 'hold',
        input: ({ context: { selection, sessionCode } }) => ({ selection, sessionCode }),
        onDone: [
          { guard: { type: 'isSignedOut', params: outputParams }, target: 'done', actions: 'rememberSignedOut' },
          {
            guard: { type: 'isTaken', params: outputParams },
            target: 'choosing.loading',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'refused',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { guard: 'isResumed', target: 'held', actions: { type: 'rememberHold', params: outputParams } },
          { target: 'done' },
        ],
        onError: 'unsure',
      },
    },
    refused: { on: { 'notice.dismiss': { target: 'choosing', actions: 'clearRefusal' } } },
    held: { after: { holdEnd: 'expired' } },
    expired: { on: { 'time.submit': 'holding' } },
    /** A hold can be requested again with the same code without creating a second one. */
    unsure: {
      on: { 'time.submit': 'holding', 'selection.change': 'releasing' },
    },
    /** If the answer was lost, the hold may exist, and its time would look taken. If it is not released, it expires. */
    releasing: {
      entry: 'clearDays',
      invoke: {
        src: 'release',
        input: ({ context }) => context.sessionCode,
        onDone: 'choosing.loading',
        onError: 'choosing.loading',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { isSignedIn, selection } }) => ({ next: isSignedIn ? 'payment' : 'signIn', selection }),
});
