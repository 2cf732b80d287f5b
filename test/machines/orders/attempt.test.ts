import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type AttemptAnswer, attemptMachine } from '../../../machines/orders/attempt';
import { walkMachine } from '../../support/machines/coverage';

const order = { id: 'o1', number: 'JJ0000001', status: 'NEW', paymentKind: 'DIRECT', isAutomatic: true } as const;
const refusal = { code: 'STOCK_SHORT', message: 'Stok habis', total: null };
const done = { outcome: 'done', order } as const;

const asking = (...answers: (AttemptAnswer | Error)[]) => {
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const machine = attemptMachine.provide({
    actors: {
      loadAttempt: fromPromise<AttemptAnswer, string>(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift() ?? new Error('offline');
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: 'WEB1', clock }).start();
  const waiting = () => waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  return { actor, asked, clock, waiting };
};

const endOf = async ({ actor, clock, waiting }: ReturnType<typeof asking>, polls: number) => {
  for (let poll = 0; poll < polls; poll += 1) {
    await waiting();
    clock.increment(10_000);
  }
  return (await waitFor(actor, (snapshot) => snapshot.status === 'done')).output;
};

test('every state and transition can be reached', () => {
  const event = 'xstate.done.actor.0.attempt.asking';
  walkMachine(attemptMachine, {
    input: 'WEB1',
    facts: ({ unsent, checks }: { unsent: number; checks: number }) => [unsent, Math.min(checks, 3)],
    cases: [
      { type: event, output: done },
      { type: event, output: { outcome: 'unsent' } },
      { type: event, output: { outcome: 'pending' } },
      { type: 'connection.return' },
    ],
  });
});

test.each([
  ['made', done],
  ['refused', { outcome: 'refused', refusal } as const],
])('an attempt that was %s ends with that outcome', async (_case, end) => {
  expect(await endOf(asking(end), 0)).toEqual(end);
});

test('polls again while an attempt is processed', async () => {
  expect(await endOf(asking({ outcome: 'pending' }, { outcome: 'pending' }, done), 2)).toEqual(done);
});

test('polls again with the same code when there is no answer', async () => {
  const attempt = asking(new Error('offline'), new Error('offline'), done);
  expect(await endOf(attempt, 2)).toEqual(done);
  expect(attempt.asked).toEqual(['WEB1', 'WEB1', 'WEB1']);
});

test('an unknown attempt may still arrive', async () => {
  const never = { outcome: 'unsent' } as const;
  expect(await endOf(asking(never, never, done), 2)).toEqual(done);
});

test('an attempt that is unknown three times was never sent', async () => {
  const never = { outcome: 'unsent' } as const;
  expect(await endOf(asking(never, { outcome: 'pending' }, never, never, never), 4)).toEqual(never);
});

test('polls at once when the connection returns, and at short intervals afterwards', async () => {
  const offline = () => new Error('offline');
  const never = { outcome: 'unsent' } as const;
  const attempt = asking(offline(), offline(), offline(), offline(), offline(), never, never, never);
  const { actor, asked, clock } = attempt;
  for (let failed = 1; failed <= 4; failed += 1) {
    await waitFor(actor, ({ context }) => context.checks === failed);
    clock.increment(10_000);
  }
  await waitFor(actor, ({ context }) => context.checks === 5);
  actor.send({ type: 'connection.return' });
  expect(asked).toHaveLength(6);
  for (const unsent of [1, 2]) {
    await waitFor(actor, ({ context }) => context.unsent === unsent);
    clock.increment(2_250);
  }
  expect((await waitFor(actor, ({ status }) => status === 'done')).output).toEqual(never);
});

test('repeats a pending request when the connection returns', async () => {
  const asked: AbortSignal[] = [];
  const machine = attemptMachine.provide({
    actors: {
      loadAttempt: fromPromise<AttemptAnswer, string>(({ signal }) => {
        asked.push(signal);
        return asked.length === 1 ? new Promise(() => undefined) : Promise.resolve(done);
      }),
    },
  });
  const actor = createActor(machine, { input: 'WEB1' }).start();
  actor.send({ type: 'connection.return' });
  expect((await waitFor(actor, ({ status }) => status === 'done')).output).toEqual(done);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('each poll waits longer than the one before', async () => {
  const { actor, asked, clock, waiting } = asking({ outcome: 'pending' }, { outcome: 'pending' });
  await waiting();
  clock.increment(1_500);
  await waitFor(actor, ({ context }) => context.checks === 2);
  clock.increment(2_000);
  expect(asked).toHaveLength(2);
  clock.increment(250);
  expect(asked).toHaveLength(3);
});
