import { addSeconds } from 'date-fns/addSeconds';
import type { Clock } from '../../../clock';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import type { Dispatcher, DispatchPhase, DispatchState } from '../../../dispatcher/dispatcher';
import { type LockedOrder, lockOrder, recordChange, touchOrder } from '../../orders/queries/order-changes';
import { canTransition, type TransitionName } from '../../orders/queries/transitions';
import { applyTransition } from '../../orders/rules/apply-transition';
import type { NotificationEvent } from '../../notifications/queries/events';
import { notify } from '../../notifications/queries/notify';
import { orderNotification } from '../../orders/rules/notify-of-transition';
import { type PendingRide, endDispatch, stateOfRide, takePendingRide, writeRideState } from '../queries';

/** The transitions that bring an order to each phase of its ride. */
const transitionsTo: Readonly<Record<DispatchPhase, readonly TransitionName[]>> = {
  searching: [],
  on_the_way: ['takeRide'],
  arrived: ['takeRide'],
  picked_up: ['takeRide', 'pickUp'],
  done: ['takeRide', 'pickUp', 'finishRide'],
  no_driver: ['failRide'],
  driver_cancelled: ['failRide'],
};

const reasons: Partial<Record<DispatchPhase, string>> = {
  no_driver: 'Tidak ada pengemudi yang tersedia',
  driver_cancelled: 'Pengemudi membatalkan perjalanan',
};

const events: Partial<Record<DispatchPhase, NotificationEvent>> = {
  on_the_way: 'ride.on-the-way',
  arrived: 'ride.arrived',
  picked_up: 'ride.picked-up',
  done: 'ride.done',
  no_driver: 'ride.no-driver',
  driver_cancelled: 'ride.driver-cancelled',
};

const order = ['waiting', 'searching', 'on_the_way', 'arrived', 'picked_up', 'done'];
const pollSeconds = 2;

/** When to poll the dispatcher again; null once the ride is over. */
function nextAttempt({ phase, endsAt }: DispatchState, now: Date): Date | null {
  if (phase === 'done' || reasons[phase]) return null;
  const next = addSeconds(now, pollSeconds);
  return endsAt && endsAt > now && endsAt < next ? endsAt : next;
}

/** False if the ride is over, or if the answer is older than the stored state. */
const isNews = (before: string, { phase }: DispatchState) =>
  before !== 'done' &&
  order.includes(before) &&
  (reasons[phase] !== undefined || order.indexOf(phase) >= order.indexOf(before));

async function moveOrder(transaction: Queryable, first: LockedOrder, phase: DispatchPhase, at: Date) {
  let locked: LockedOrder | undefined = first;
  for (const name of transitionsTo[phase]) {
    if (!locked || !canTransition(locked, name)) continue;
    await applyTransition(transaction, locked, name, { at, reason: reasons[phase] });
    locked = await lockOrder(transaction, first.unique_id);
  }
}

const settle = (database: Database, now: Clock) => (reference: string, state: DispatchState) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const locked = await lockOrder(transaction, reference);
      const before = locked && (await stateOfRide(transaction, locked.id));
      if (!locked || !before || !isNews(before, state)) return;
      const at = now();
      await writeRideState(transaction, locked.id, state, nextAttempt(state, at));
      if (before === state.phase) return;
      await moveOrder(transaction, locked, state.phase, at);
      await touchOrder(transaction, locked.id);
      await recordChange(transaction, locked.id, 'clock', at);
      const event = events[state.phase];
      if (event) await notify(transaction, orderNotification(locked, event, at));
    }),
  );

const maxAtOnce = 200;

export function createDispatch(database: Database, dispatcher: Dispatcher, now: Clock) {
  const settleRide = settle(database, now);
  const ask = async (reference: string) => {
    const state = await dispatcher.stateOf(reference);
    if (state) await settleRide(reference, state);
  };
  /** Safe to repeat after a crash between two steps: the dispatcher recognises the reference. */
  const work = async ({ state, ...request }: PendingRide) => {
    if (state === 'cancelled') {
      await dispatcher.cancel(request.reference);
      await endDispatch(database, request.reference);
      return;
    }
    if (state === 'waiting') await dispatcher.request(request);
    await ask(request.reference);
  };
  return {
    /** Requests drivers and polls open rides. @returns the dispatcher's errors; their rides are retried */
    async run(): Promise<unknown[]> {
      const errors: unknown[] = [];
      for (let count = 0; count < maxAtOnce; count += 1) {
        const ride = await takePendingRide(database, now());
        if (!ride) break;
        await work(ride).catch((error: unknown) => errors.push(error));
      }
      return errors;
    },

    /** Called when the dispatcher reports a change. */
    ask,
  };
}
