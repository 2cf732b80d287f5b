import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { courierSelectionMachine } from '../../../machines/rides/courier-selection';
import type { QuoteAnswer, RideMoment, RideQuestion } from '../../../machines/rides/courier-selection-setup';
import { rideSubject } from '../../../machines/rides/ride-subject';

const monas = { address: 'Monas', latitude: -6.1754, longitude: 106.8272 };
const kota = { address: 'Kota', latitude: -6.1376, longitude: 106.8144 };
const helmet = { id: 'helmet', price: 2_000, isRequired: true, maxQuantity: 2 };
const minutes = 60_000;
const ride = { item: 'ride-1', supplier: 'shop-1' };
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function start({ isCall = false, moment = null }: { isCall?: boolean; moment?: RideMoment | null } = {}) {
  const clock = new SimulatedClock();
  const quote = { id: 'q1', price: 18_000, fee: 1_500, metres: 5200, seconds: 900, validFor: 10 * minutes };
  const loadQuote = fromPromise<QuoteAnswer, RideQuestion>(async () => ({
    outcome: 'quoted',
    quote: { ...quote, extras: [helmet] },
  }));
  const actor = createActor(courierSelectionMachine.provide({ actors: { loadQuote } }), {
    clock,
    input: {
      isCall,
      fixed: { origin: null, destination: null },
      extras: [helmet],
      isSignedIn: true,
      selection: { origin: monas, destination: kota, moment, extras: {} },
    },
  });
  actor.start();
  const subject = () => rideSubject(actor.getSnapshot(), ride);
  const first = subject();
  await settle();
  return { actor, clock, first, subject };
}

test('a ride costs its distance, its extras and the fee of its store', async () => {
  const { subject } = await start();
  expect(subject()).toMatchObject({
    goods: { revision: 'q1', supplier: 'shop-1', subtotal: 20_000, orderFee: 1_500, changing: false, lacks: null },
    draft: { item: 'ride-1', quote: 'q1', services: [{ id: 'helmet', quantity: 1 }], schedule: null },
  });
});

test('a ride has no valid price until the customer has agreed to it, and after it has expired', async () => {
  const { clock, first, subject } = await start();
  expect(first.goods).toMatchObject({ changing: true, lacks: 'price' });
  clock.increment(10 * minutes);
  expect(subject().goods).toMatchObject({ changing: false, lacks: 'price' });
});

test('a later call-out is ordered for its time, and an incomplete time prevents the order', async () => {
  const moment = { date: '2026-11-24', time: '09:00' };
  const { actor, subject } = await start({ isCall: true, moment });
  expect(subject()).toMatchObject({ goods: { lacks: null }, draft: { schedule: moment } });
  actor.send({ type: 'moment.choose', moment: { ...moment, time: '' } });
  expect(subject().goods.lacks).toBe('moment');
});
