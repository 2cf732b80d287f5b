import { createActor, fromPromise, waitFor } from 'xstate';
import { type Move, scheduleMachine, type ScheduleOutcome } from '../../../machines/studio/schedule';
import { walkMachine } from '../../support/machines/coverage';

const done: ScheduleOutcome = { outcome: 'done' };
const refused: ScheduleOutcome = { outcome: 'refused', refusal: { code: 'SCHEDULE_PAST', message: '' } };
const lost = Object.assign(new Error('SLOW'), { code: 'SLOW' });
const move = { type: 'plan.move', plan: 'promo', from: '2026-12-04T11:00:00Z', until: null } as const;

interface Answers {
  lists?: (readonly string[])[];
  move?: ScheduleOutcome | Error;
  cancel?: ScheduleOutcome | Error;
}

const settle = async <T>(answer: T | Error): Promise<T> => {
  if (answer instanceof Error) throw answer;
  return answer;
};

function start({ lists = [], move: moved = done, cancel = done }: Answers = {}) {
  const sent: unknown[] = [];
  const left = [...lists];
  const machine = scheduleMachine.provide({
    actors: {
      loadPlans: fromPromise<readonly string[], undefined>(async () => left.shift() ?? ['promo']),
      movePlan: fromPromise<ScheduleOutcome, Move>(({ input }) => {
        sent.push(input);
        return settle(moved);
      }),
      cancelPlan: fromPromise<ScheduleOutcome, string>(({ input }) => {
        sent.push(input);
        return settle(cancel);
      }),
    },
  });
  const actor = createActor(machine).start();
  const listed = () => waitFor(actor, (snapshot) => snapshot.matches('listed'));
  return { actor, sent, listed };
}

const at = (kind: 'done' | 'error', state: string) => `xstate.${kind}.actor.0.schedule.${state}`;

test('every state and transition can be reached', () => {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const actors = { loadPlans: never, movePlan: never, cancelPlan: never };
  walkMachine(scheduleMachine.provide({ actors: actors as never }), {
    facts: ({ plans }: { plans: readonly string[] }) => plans,
    cases: [
      { type: at('done', 'loading'), output: ['promo'] },
      { type: at('error', 'loading'), error: lost },
      ...['moving', 'cancelling'].flatMap((state) => [
        { type: at('done', state), output: done },
        { type: at('done', state), output: refused },
        { type: at('error', state), error: lost },
      ]),
      move,
      { type: 'plan.cancel', plan: 'promo' },
    ],
  });
});

test('a change that is not scheduled is neither moved nor cancelled', async () => {
  const { actor, listed } = start();
  await listed();
  expect(actor.getSnapshot().can({ ...move, plan: 'lama' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'plan.cancel', plan: 'lama' })).toBe(false);
});

test('a refused move says why, and the list stays', async () => {
  const { actor, listed } = start({ move: refused });
  await listed();
  actor.send(move);
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { done: null, plans: ['promo'] } });
});

test.each([
  [move, null],
  [{ type: 'plan.cancel', plan: 'promo' }, { type: 'cancel.confirm' }],
] as const)('after the lost answer of %j, the list is loaded before anything is sent again', async (event, confirm) => {
  const { actor, listed, sent } = start({ lists: [['promo'], []], move: lost, cancel: lost });
  await listed();
  actor.send(event);
  if (confirm) actor.send(confirm);
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(actor.getSnapshot().can(event)).toBe(false);
  await listed();
  expect(actor.getSnapshot().context).toMatchObject({ plans: [], error: { code: 'SLOW' } });
  expect(sent).toHaveLength(1);
});

test('nothing is cancelled before the question is answered', async () => {
  const { actor, listed, sent } = start();
  await listed();
  actor.send({ type: 'plan.cancel', plan: 'promo' });
  actor.send({ type: 'cancel.dismiss' });
  await listed();
  expect(sent).toEqual([]);
});

test('what was cancelled is listed no more', async () => {
  const { actor, listed, sent } = start({ lists: [['promo'], []] });
  await listed();
  actor.send({ type: 'plan.cancel', plan: 'promo' });
  actor.send({ type: 'cancel.confirm' });
  actor.send({ type: 'cancel.confirm' });
  await waitFor(actor, ({ context }) => context.plans.length === 0);
  expect(sent).toEqual(['promo']);
  expect(actor.getSnapshot().context.done).toBe('cancelled');
});

test('a move is sent once and the list loaded again', async () => {
  const { actor, listed, sent } = start();
  await listed();
  actor.send(move);
  actor.send(move);
  await waitFor(actor, (snapshot) => snapshot.matches('listed') && snapshot.context.done === 'moved');
  expect(sent).toEqual([{ plan: 'promo', from: move.from, until: null }]);
});
