import { createActor, fromPromise, type InputFrom, SimulatedClock, type SnapshotFrom } from 'xstate';
import { serviceBookingMachine } from '../../../machines/bookings/service-booking';
import type { HoldAnswer, ServiceBookingEmitted } from '../../../machines/bookings/service-booking-setup';
import type { ServiceDay, ServiceSelection } from '../../../machines/bookings/service-days';
import { walkMachine } from '../../support/machines/coverage';

type Input = InputFrom<typeof serviceBookingMachine>;
type Held = { selection: ServiceSelection; sessionCode: string };

const november: ServiceDay[] = [
  {
    date: '2026-11-23',
    closed: null,
    times: [
      { time: '09:00', free: 1 },
      { time: '10:00', free: 0 },
    ],
  },
  { date: '2026-11-24', closed: 'CLOSED', times: [] },
  { date: '2026-11-25', closed: null, times: [{ time: '09:00', free: 3 }] },
];
const input: Input = {
  schedule: 'DATE_AND_TIME',
  hasVariants: false,
  isSignedIn: true,
  isResumed: false,
  booked: null,
  sessionCode: 'WEB-1',
  today: '2026-11-23',
  selection: null,
};
const chosen = { variant: null, start: '2026-11-23', end: null, time: '09:00' };
const taken = { code: 'SLOT_TAKEN', message: 'Diambil', total: null };
const closed = { code: 'CLOSED', message: 'Tutup', total: null };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(
  over: Partial<Input> = {},
  hold: (request: Held) => Promise<HoldAnswer> = async () => ({ outcome: 'held', milliseconds: 600_000 }),
  loadDays: (month: string, signal: AbortSignal) => Promise<readonly ServiceDay[]> = async () => november,
  release: (sessionCode: string) => Promise<void> = async () => undefined,
) {
  const clock = new SimulatedClock();
  const machine = serviceBookingMachine.provide({
    actors: {
      loadDays: fromPromise<readonly ServiceDay[], string>(({ input: month, signal }) => loadDays(month, signal)),
      hold: fromPromise<HoldAnswer, Held>(({ input: request }) => hold(request)),
      release: fromPromise<void, string>(({ input: sessionCode }) => release(sessionCode)),
    },
  });
  const actor = createActor(machine, { input: { ...input, ...over }, clock });
  const said: ServiceBookingEmitted['type'][] = [];
  for (const type of ['variant.missing', 'day.missing', 'time.missing'] as const) {
    actor.on(type, () => said.push(type));
  }
  return { actor: actor.start(), clock, said, context: () => actor.getSnapshot().context };
}

test('every state and transition can be reached', () => {
  const never = () => new Promise<never>(() => {});
  const loaded = { type: 'xstate.done.actor.0.serviceBooking.choosing.loading', output: november };
  const answered = 'xstate.done.actor.0.serviceBooking.holding';
  walkMachine(
    serviceBookingMachine.provide({
      actors: {
        loadDays: fromPromise<readonly ServiceDay[], string>(never),
        hold: fromPromise<HoldAnswer, Held>(never),
        release: fromPromise<void, string>(never),
      },
    }),
    {
      inputs: [
        { ...input, hasVariants: true },
        { ...input, isSignedIn: false, selection: chosen },
        { ...input, schedule: 'NIGHTS' },
        { ...input, schedule: 'NONE' },
        { ...input, isResumed: true, selection: chosen },
      ],
      facts: ({
        schedule,
        hasVariants,
        isSignedIn,
        selection,
        days,
      }: SnapshotFrom<typeof serviceBookingMachine>['context']) => [
        schedule,
        hasVariants,
        isSignedIn,
        selection,
        days.length,
      ],
      cases: [
        loaded,
        { type: 'month.page', month: '2026-12' },
        { type: 'variant.choose', variant: 'a' },
        { type: 'day.choose', date: '2026-11-25' },
        { type: 'end.choose', date: '2026-11-26' },
        { type: 'time.choose', time: '09:00' },
        { type: answered, output: { outcome: 'held', milliseconds: 1000 } },
        { type: answered, output: { outcome: 'refused', refusal: taken } },
        { type: answered, output: { outcome: 'refused', refusal: closed } },
        { type: answered, output: { outcome: 'signedOut' } },
      ],
    },
  );
});

test('a resumed selection is held before its days load; they load only if the time is taken', async () => {
  const months: string[] = [];
  const { actor, context } = start(
    { isResumed: true, selection: { ...chosen, time: '10:00' } },
    async () => ({ outcome: 'refused', refusal: taken }),
    async (month) => {
      months.push(month);
      return november;
    },
  );
  expect(actor.getSnapshot().value).toBe('holding');
  expect(months).toEqual([]);
  await settle();
  await settle();
  expect(actor.getSnapshot().value).toEqual({ choosing: 'ready' });
  expect(context().refusal).toEqual(taken);
});

describe('is not booked', () => {
  test('without a variant, an open day or a free time', async () => {
    const { actor, said } = start({ hasVariants: true, today: '2026-11-24' });
    await settle();
    actor.send({ type: 'time.submit' });
    actor.send({ type: 'variant.choose', variant: 'a' });
    actor.send({ type: 'time.submit' });
    actor.send({ type: 'day.choose', date: '2026-11-23' });
    actor.send({ type: 'time.choose', time: '10:00' });
    actor.send({ type: 'time.submit' });
    expect(said).toEqual(['variant.missing', 'day.missing', 'time.missing']);
  });

  test('at the time from which it is moved', async () => {
    const moved = start({ selection: { ...chosen, end: '2026-11-23' }, booked: chosen });
    await settle();
    moved.actor.send({ type: 'time.submit' });
    const nights = start({ schedule: 'NIGHTS', booked: { start: '2026-11-23', time: null } });
    await settle();
    nights.actor.send({ type: 'time.submit' });
    expect([moved.said, nights.said]).toEqual([['time.missing'], ['day.missing']]);
    nights.actor.send({ type: 'day.choose', date: '2026-11-25' });
    nights.actor.send({ type: 'time.submit' });
    expect(nights.actor.getSnapshot().value).toBe('holding');
  });

  test('while its days load, and after a failure until they are loaded', async () => {
    let fails = true;
    const { actor, said } = start({ selection: chosen }, undefined, async () => {
      if (fails) throw new Error('no connection');
      return november;
    });
    actor.send({ type: 'time.submit' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ choosing: 'failed' });
    actor.send({ type: 'time.submit' });
    expect(said).toEqual(['day.missing', 'day.missing']);
    fails = false;
    actor.send({ type: 'days.retry' });
    await settle();
    actor.send({ type: 'time.submit' });
    expect(actor.getSnapshot().value).toBe('holding');
  });

  test('by a guest, who comes back to the same selection', async () => {
    const { actor } = start({ isSignedIn: false });
    await settle();
    actor.send({ type: 'time.choose', time: '09:00' });
    actor.send({ type: 'time.submit' });
    expect(actor.getSnapshot().output).toEqual({ next: 'signIn', selection: chosen });
    expect(start({ selection: chosen }).context()).toMatchObject({ selection: chosen, month: '2026-11' });
  });

  test('once the session has ended: the customer signs in and returns to the same selection', async () => {
    const { actor } = start({ selection: chosen }, async () => ({ outcome: 'signedOut' }));
    await settle();
    actor.send({ type: 'time.submit' });
    await settle();
    expect(actor.getSnapshot().output).toEqual({ next: 'signIn', selection: chosen });
  });

  test('once it is taken: its month is reloaded, and the refusal stays visible', async () => {
    const months: string[] = [];
    const { actor, context } = start(
      { selection: chosen },
      async () => ({ outcome: 'refused', refusal: taken }),
      async (month) => {
        months.push(month);
        return november;
      },
    );
    await settle();
    actor.send({ type: 'time.submit' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ choosing: 'ready' });
    expect(context().refusal).toEqual(taken);
    expect(months).toEqual(['2026-11', '2026-11']);
    actor.send({ type: 'notice.dismiss' });
    expect(context().refusal).toBeNull();
  });
});

test('changing the month aborts the request of the previous one', async () => {
  const signals: AbortSignal[] = [];
  const { actor, context } = start({}, undefined, (month, signal) => {
    signals.push(signal);
    return month === '2026-12' ? Promise.resolve([]) : new Promise(() => {});
  });
  actor.send({ type: 'month.page', month: '2026-12' });
  await settle();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect([context().month, actor.getSnapshot().value]).toEqual(['2026-12', { choosing: 'ready' }]);
});

test('a service without a time goes to the payment at once', () => {
  const { actor } = start({ schedule: 'NONE' });
  actor.send({ type: 'time.submit' });
  expect(actor.getSnapshot().output).toEqual({
    next: 'payment',
    selection: { variant: null, start: null, end: null, time: null },
  });
});

test('nights end the day after a new start, or on another day that fits', async () => {
  const { actor, context } = start({ schedule: 'NIGHTS' });
  await settle();
  expect(context().selection).toMatchObject({ start: '2026-11-23', end: '2026-11-24' });
  actor.send({ type: 'day.choose', date: '2026-11-25' });
  expect(context().selection.end).toBe('2026-11-26');
  actor.send({ type: 'end.choose', date: '2026-11-25' });
  expect(context().selection.end).toBe('2026-11-26');
  actor.send({ type: 'end.choose', date: '2026-11-30' });
  expect(context().selection.end).toBe('2026-11-30');
});

test('a held or taken time ends the choice in the same step', async () => {
  const { actor } = start({ selection: chosen }, async () => ({ outcome: 'held', milliseconds: 0 }));
  await settle();
  actor.send({ type: 'time.submit' });
  await settle();
  expect(actor.getSnapshot().output).toEqual({ next: 'payment', selection: chosen });
});

test('an expired hold of a resumed selection is requested again with the same code', async () => {
  const requests: Held[] = [];
  const { actor, clock } = start({ isResumed: true, selection: chosen }, async (request) => {
    requests.push(request);
    return { outcome: 'held', milliseconds: 600_000 };
  });
  await settle();
  clock.increment(599_999);
  expect(actor.getSnapshot().value).toBe('held');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
  actor.send({ type: 'time.submit' });
  await settle();
  expect(actor.getSnapshot().value).toBe('held');
  expect(requests).toEqual([
    { selection: chosen, sessionCode: 'WEB-1' },
    { selection: chosen, sessionCode: 'WEB-1' },
  ]);
});

test('a hold with a lost answer is requested again', async () => {
  let answers = 0;
  const { actor } = start({ isResumed: true, selection: chosen }, async () => {
    answers += 1;
    if (answers === 1) throw new Error('cut off');
    return { outcome: 'held', milliseconds: 1 };
  });
  await settle();
  expect(actor.getSnapshot().value).toBe('unsure');
  actor.send({ type: 'time.submit' });
  await settle();
  expect(actor.getSnapshot().value).toBe('held');
});

test.each([
  ['is released', async () => undefined],
  ['runs out where its release is lost as well', () => Promise.reject(new Error('offline'))],
])('a hold without an answer %s before another time is chosen', async (_end, answer) => {
  const calls: string[] = [];
  const { actor, context } = start(
    { isResumed: true, selection: chosen },
    () => Promise.reject(new Error('offline')),
    async () => {
      calls.push('days');
      return november;
    },
    async (sessionCode) => {
      calls.push(`release ${sessionCode}`);
      return answer();
    },
  );
  await settle();
  actor.send({ type: 'selection.change' });
  expect(actor.getSnapshot().value).toBe('releasing');
  expect(context().days).toEqual([]);
  await settle();
  await settle();
  expect(actor.getSnapshot().value).toEqual({ choosing: 'ready' });
  expect(calls).toEqual(['release WEB-1', 'days']);
});

test('a day and its time that are already known are chosen while the next month loads', async () => {
  const { actor, context } = start({}, undefined, (month) =>
    month === '2026-11' ? Promise.resolve(november) : new Promise(() => {}),
  );
  actor.send({ type: 'day.choose', date: '2026-11-25' });
  expect(context().selection.start).toBe('2026-11-23');
  await settle();
  actor.send({ type: 'month.page', month: '2026-12' });
  actor.send({ type: 'day.choose', date: '2026-11-24' });
  actor.send({ type: 'day.choose', date: '2026-11-25' });
  actor.send({ type: 'time.choose', time: '10:00' });
  actor.send({ type: 'time.choose', time: '09:00' });
  expect(actor.getSnapshot().matches({ choosing: 'loading' })).toBe(true);
  expect(context().selection).toMatchObject({ start: '2026-11-25', time: '09:00' });
});
