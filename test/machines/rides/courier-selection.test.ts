import { createActor, fromPromise, type InputFrom, SimulatedClock, type SnapshotFrom } from 'xstate';
import { courierSelectionMachine } from '../../../machines/rides/courier-selection';
import type {
  CourierSelectionEmitted,
  QuoteAnswer,
  RideLocation,
  RideQuestion,
  RideQuote,
} from '../../../machines/rides/courier-selection-setup';
import { walkMachine } from '../../support/machines/coverage';

type Input = InputFrom<typeof courierSelectionMachine>;

const monas: RideLocation = { address: 'Monas', latitude: -6.1754, longitude: 106.8272 };
const kota: RideLocation = { address: 'Kota', latitude: -6.1376, longitude: 106.8144 };
const blokM: RideLocation = { address: 'Blok M', latitude: -6.2443, longitude: 106.7981 };
const helmet = { id: 'helmet', price: 2000, isRequired: false, maxQuantity: 2 };
const minutes = 60_000;
const quote: RideQuote = {
  id: 'q1',
  price: 18_000,
  fee: 0,
  metres: 5200,
  seconds: 900,
  validFor: 10 * minutes,
  extras: [],
};
const input: Input = {
  isCall: false,
  fixed: { origin: null, destination: null },
  extras: [helmet],
  isSignedIn: true,
  selection: null,
};
const chosen = { origin: monas, destination: kota, moment: null, extras: {} };
const refusal = { code: 'NO_ROUTE', message: 'Tidak ada rute', total: null };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(
  over: Partial<Input> = {},
  loadQuote: (question: RideQuestion, signal: AbortSignal) => Promise<QuoteAnswer> = async () => ({
    outcome: 'quoted',
    quote: { ...quote, extras: [helmet] },
  }),
) {
  const clock = new SimulatedClock();
  const machine = courierSelectionMachine.provide({
    actors: {
      loadQuote: fromPromise<QuoteAnswer, RideQuestion>(({ input: question, signal }) => loadQuote(question, signal)),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...over }, clock });
  const said: string[] = [];
  actor.on('*', ({ type }: CourierSelectionEmitted) => said.push(type));
  return {
    actor: actor.start(),
    clock,
    said,
    ride: () => actor.getSnapshot().value.ride,
    picker: () => actor.getSnapshot().value.picker,
    context: () => actor.getSnapshot().context,
  };
}

test('every state and transition can be reached', () => {
  const answered = 'xstate.done.actor.0.courierSelection.ride.loading';
  walkMachine(
    courierSelectionMachine.provide({
      actors: { loadQuote: fromPromise<QuoteAnswer, RideQuestion>(() => new Promise<never>(() => {})) },
    }),
    {
      inputs: [
        input,
        { ...input, isSignedIn: false },
        { ...input, isCall: true },
        { ...input, fixed: { origin: monas, destination: kota } },
      ],
      facts: ({
        selection: { origin, destination },
        quote: known,
        seenPrice,
      }: SnapshotFrom<typeof courierSelectionMachine>['context']) => [
        origin !== null,
        destination !== null,
        known?.price,
        seenPrice,
      ],
      cases: [
        { type: 'picker.open', end: 'origin' },
        { type: 'picker.open', end: 'destination' },
        { type: 'location.choose', end: 'origin', location: monas },
        { type: 'location.choose', end: 'destination', location: kota },
        { type: 'moment.choose', moment: { date: '2026-11-24', time: '09:00' } },
        { type: 'extra.change', id: 'helmet', quantity: 1 },
        { type: 'quote.reject', isTold: true },
        { type: 'quote.reject', isTold: false },
        { type: answered, output: { outcome: 'quoted', quote } },
        { type: answered, output: { outcome: 'quoted', quote: { ...quote, price: 21_000 } } },
        { type: answered, output: { outcome: 'refused', refusal } },
      ],
    },
  );
});

describe('ends', () => {
  test('are requested in order: origin, destination, then the price', async () => {
    const { actor, ride, picker, context } = start();
    expect(ride()).toBe('origin');
    actor.send({ type: 'picker.open', end: 'origin' });
    actor.send({ type: 'location.choose', end: 'origin', location: monas });
    expect([ride(), picker(), context().end]).toEqual(['destination', 'open', 'destination']);
    actor.send({ type: 'location.choose', end: 'destination', location: kota });
    expect([ride(), picker()]).toEqual(['loading', 'closed']);
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('that the seller has set can not be changed', () => {
    const { actor, context, picker } = start({ fixed: { origin: monas, destination: null } });
    actor.send({ type: 'picker.open', end: 'origin' });
    actor.send({ type: 'location.choose', end: 'origin', location: kota });
    expect([context().selection.origin, picker()]).toEqual([monas, 'closed']);
  });

  test('that are both set wait until the customer requests the price', async () => {
    const { actor, ride } = start({ fixed: { origin: monas, destination: kota } });
    expect(ride()).toBe('idle');
    actor.send({ type: 'quote.load' });
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('of a call are one place', async () => {
    const { actor, context } = start({ isCall: true });
    actor.send({ type: 'location.choose', end: 'destination', location: kota });
    expect(context().selection.origin).toBeNull();
    actor.send({ type: 'location.choose', end: 'origin', location: monas });
    expect(context().selection).toMatchObject({ origin: monas, destination: monas });
  });

  test('chosen by a guest are restored after signing in', async () => {
    const { ride, context } = start({ isSignedIn: false, selection: chosen });
    expect(ride()).toBe('guest');
    const signedIn = start({ selection: context().selection });
    expect(signedIn.ride()).toBe('loading');
    await settle();
    expect(signedIn.ride()).toEqual({ result: 'agreed' });
  });
});

describe('a price', () => {
  test('is requested again when an end changes, and the previous request is aborted', async () => {
    const signals: AbortSignal[] = [];
    const { actor, said } = start({ selection: chosen }, (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    actor.send({ type: 'location.choose', end: 'destination', location: blokM });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(said).toEqual(['total.changed']);
  });

  test('expires after 10 minutes, and is requested again by the order', async () => {
    const { actor, clock, ride } = start({ selection: chosen });
    await settle();
    clock.increment(10 * minutes - 1);
    expect(ride()).toEqual({ result: 'agreed' });
    clock.increment(1);
    expect(ride()).toBe('expired');
    actor.send({ type: 'order.place' });
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('that has changed must be accepted before anything is ordered', async () => {
    let price = 18_000;
    const { actor, ride } = start({ selection: chosen }, async () => ({
      outcome: 'quoted',
      quote: { ...quote, price },
    }));
    await settle();
    price = 21_000;
    actor.send({ type: 'quote.reject', isTold: false });
    await settle();
    expect(ride()).toEqual({ result: 'changed' });
    actor.send({ type: 'order.place' });
    expect(ride()).toEqual({ result: 'changed' });
    actor.send({ type: 'price.dismiss' });
    expect(ride()).toEqual({ result: 'declined' });
    actor.send({ type: 'order.place' });
    expect(ride()).toEqual({ result: 'changed' });
    actor.send({ type: 'price.accept' });
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('with a total that the customer has already seen is not shown as changed', async () => {
    let price = 18_000;
    const { actor, ride } = start({ selection: chosen }, async () => ({
      outcome: 'quoted',
      quote: { ...quote, price },
    }));
    await settle();
    price = 21_000;
    actor.send({ type: 'quote.reject', isTold: true });
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('of other ends is not a changed price', async () => {
    let price = 18_000;
    const { actor, ride } = start({ selection: chosen }, async () => ({
      outcome: 'quoted',
      quote: { ...quote, price },
    }));
    await settle();
    price = 30_000;
    actor.send({ type: 'location.choose', end: 'destination', location: blokM });
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });

  test('that is refused or failed can be requested again', async () => {
    let answers = 0;
    const { actor, ride, context } = start({ selection: chosen }, async () => {
      answers += 1;
      if (answers === 1) return { outcome: 'refused', refusal };
      if (answers === 2) throw Object.assign(new Error(), { code: 'SLOW' });
      return { outcome: 'quoted', quote };
    });
    await settle();
    expect([ride(), context().refusal]).toEqual(['refused', refusal]);
    actor.send({ type: 'quote.load' });
    await settle();
    expect([ride(), context().refusal?.code]).toEqual(['failed', 'SLOW']);
    actor.send({ type: 'quote.load' });
    await settle();
    expect(ride()).toEqual({ result: 'agreed' });
  });
});

test('an extra keeps to what is offered, and changes the total', async () => {
  const { actor, context, said } = start({ selection: chosen });
  await settle();
  said.length = 0;
  actor.send({ type: 'extra.change', id: 'helmet', quantity: 7 });
  actor.send({ type: 'extra.change', id: 'unknown', quantity: 1 });
  expect(context().selection.extras).toEqual({ helmet: 2 });
  expect(said).toEqual(['total.changed', 'total.changed']);
});

test('a call-out is for now or for a chosen time', async () => {
  const { actor, context } = start({ isCall: true, selection: chosen });
  await settle();
  const moment = { date: '2026-11-24', time: '09:00' };
  actor.send({ type: 'moment.choose', moment });
  expect(context().selection.moment).toEqual(moment);
  actor.send({ type: 'moment.choose', moment: null });
  expect(context().selection.moment).toBeNull();
});

test('a picker that is closed changes nothing', async () => {
  const { actor, ride, picker } = start({ selection: chosen });
  await settle();
  actor.send({ type: 'picker.open', end: 'destination' });
  actor.send({ type: 'picker.close' });
  expect([ride(), picker()]).toEqual([{ result: 'agreed' }, 'closed']);
});
