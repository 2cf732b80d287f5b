import { createActor, fromPromise, waitFor } from 'xstate';
import type { PublishAnswer, Restoration } from '../../../machines/studio/publish';
import { restorationMachine } from '../../../machines/studio/restoration';
import { walkMachine } from '../../support/machines/coverage';

const published: PublishAnswer = { outcome: 'published', revision: 3 };
const outdated: PublishAnswer = { outcome: 'refused', refusal: { code: 'REVISION_CHANGED', message: '' } };
const refused: PublishAnswer = { outcome: 'refused', refusal: { code: 'REVISION_TAKEN', message: '' } };
const lost = Object.assign(new Error('SLOW'), { code: 'SLOW' });
const restore = { type: 'revision.restore', number: 3, current: 7 } as const;

function start(answer: PublishAnswer | Error = published) {
  const sent: Restoration[] = [];
  const machine = restorationMachine.provide({
    actors: {
      restoreRevision: fromPromise<PublishAnswer, Restoration>(async ({ input }) => {
        sent.push(input);
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  return { actor: createActor(machine).start(), sent };
}

test('every state and transition can be reached', () => {
  const never = fromPromise(() => new Promise<never>(() => {}));
  walkMachine(restorationMachine.provide({ actors: { restoreRevision: never as never } }), {
    cases: [
      restore,
      { type: 'xstate.done.actor.0.restoration.restoring', output: published },
      { type: 'xstate.done.actor.0.restoration.restoring', output: refused },
      { type: 'xstate.done.actor.0.restoration.restoring', output: outdated },
      { type: 'xstate.error.actor.0.restoration.restoring', error: lost },
      { type: 'history.loaded', current: 3 },
      { type: 'history.loaded', current: 7 },
    ],
  });
});

test('the current revision is not restored', () => {
  expect(
    start()
      .actor.getSnapshot()
      .can({ ...restore, number: 7 }),
  ).toBe(false);
});

test('a refused restoration says why and can be tried again', async () => {
  const { actor } = start(refused);
  actor.send(restore);
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: { code: 'REVISION_TAKEN' } } });
});

test('a second tap restores nothing, and undo restores what was current before', async () => {
  const { actor, sent } = start();
  actor.send(restore);
  actor.send(restore);
  await waitFor(actor, (snapshot) => snapshot.matches('restored'));
  const { number, previous } = actor.getSnapshot().context;
  actor.send({ type: 'revision.restore', number: previous, current: number });
  await waitFor(actor, (snapshot) => snapshot.matches('restored'));
  expect(sent).toEqual([
    { number: 3, current: 7 },
    { number: 7, current: 3 },
  ]);
});

test.each([
  ['a lost answer', lost, 'SLOW'],
  ['a change of somebody else', outdated, 'REVISION_CHANGED'],
] as const)('after %s, nothing is restored before the history is loaded', async (_why, answer, code) => {
  const { actor, sent } = start(answer);
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.send(restore);
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(emitted).toEqual(['history.outdated']);
  expect(actor.getSnapshot().can(restore)).toBe(false);
  actor.send({ type: 'history.loaded', current: 8 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { error: { code } } });
  expect(actor.getSnapshot().can({ ...restore, current: 8 })).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a restoration whose answer was lost is done if its revision is the current one', async () => {
  const { actor } = start(lost);
  actor.send(restore);
  await waitFor(actor, ({ context }) => context.error !== null);
  actor.send({ type: 'history.loaded', current: 3 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'restored', context: { error: null, previous: 7 } });
});
