import { createActor, fromPromise, type StateValueFrom, waitFor } from 'xstate';
import {
  type Attempt,
  type PublishAnswer,
  publishMachine,
  type Review,
  type SendAnswer,
} from '../../../machines/studio/publish';
import { walkMachine } from '../../support/machines/coverage';

const review: Review = { version: -3, base: 7, isReady: true };
const published: PublishAnswer = { outcome: 'published', revision: 8 };
const scheduled: SendAnswer = { outcome: 'scheduled' };
const refused = (code: string) => ({ outcome: 'refused', refusal: { code, message: '' } }) as const;
const lost = Object.assign(new Error('SLOW'), { code: 'SLOW' });
const times = { from: '2026-12-04T11:00:00Z', until: null };

interface Answers {
  reviews?: (Review | Error)[];
  answer?: SendAnswer | Error;
  restore?: PublishAnswer | Error;
}

const settle = async <T>(answer: T | Error): Promise<T> => {
  if (answer instanceof Error) throw answer;
  return answer;
};

function start({ reviews = [review], answer = published, restore = published }: Answers = {}) {
  const sent: unknown[] = [];
  const left = [...reviews];
  const machine = publishMachine.provide({
    actors: {
      loadReview: fromPromise<Review, undefined>(() => settle(left.shift() ?? review)),
      sendDraft: fromPromise(({ input }) => {
        sent.push(input);
        return settle(answer);
      }),
      restoreRevision: fromPromise(({ input }) => {
        sent.push(input);
        return settle(restore);
      }),
    },
  });
  const actor = createActor(machine).start();
  const reach = (state: StateValueFrom<typeof publishMachine>) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, reach };
}

const at = (kind: 'done' | 'error', state: string) => `xstate.${kind}.actor.0.publish.${state}`;

test('every state and transition can be reached', () => {
  const never = fromPromise(() => new Promise<never>(() => {}));
  const actors = { loadReview: never, sendDraft: never, restoreRevision: never };
  walkMachine(publishMachine.provide({ actors: actors as never }), {
    facts: ({ review: seen, attempt }: { review: Review | null; attempt: Attempt | null }) => [seen, attempt?.times],
    cases: [
      ...['loading', 'sending.confirming'].flatMap((state) => [
        { type: at('done', state), output: review },
        { type: at('done', state), output: { ...review, isReady: false } },
        { type: at('done', state), output: { version: 8, base: 8, isReady: false } },
        { type: at('error', state), error: lost },
      ]),
      ...['sending.delivering', 'undoing'].flatMap((state) => [
        { type: at('done', state), output: published },
        { type: at('done', state), output: refused('DRAFT_CHANGED') },
        { type: at('done', state), output: refused('DRAFT_CANNOT_SELL') },
        { type: at('error', state), error: lost },
      ]),
      { type: at('done', 'sending.delivering'), output: scheduled },
      { type: 'draft.publish', message: 'Promo' },
      { type: 'draft.schedule', message: 'Promo', times },
    ],
  });
});

test.each<[why: string, seen: Review]>([
  ['with something that stops it', { ...review, isReady: false }],
  ['without changes', { version: 7, base: 7, isReady: true }],
])('a draft %s is not published', async (_why, seen) => {
  const { actor, reach, sent } = start({ reviews: [seen] });
  await reach('reviewing');
  expect(actor.getSnapshot().can({ type: 'draft.publish', message: '' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'draft.schedule', message: '', times })).toBe(false);
  expect(sent).toEqual([]);
});

test('a second tap publishes nothing', async () => {
  const { actor, reach, sent } = start();
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: ' Promo ' });
  actor.send({ type: 'draft.publish', message: ' Promo ' });
  await reach('live');
  expect(sent).toEqual([{ version: -3, message: 'Promo', times: null }]);
});

test('a draft that has changed is shown again, with the reason, before it can be published', async () => {
  const newer = { ...review, version: -4 };
  const { actor, reach } = start({ reviews: [review, newer], answer: refused('DRAFT_CHANGED') });
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await waitFor(actor, ({ context }) => context.review?.version === -4);
  expect(actor.getSnapshot().value).toBe('reviewing');
  expect(actor.getSnapshot().context.error?.code).toBe('DRAFT_CHANGED');
});

test('a refused publication can be tried again', async () => {
  const { actor, reach } = start({ answer: refused('DRAFT_CANNOT_SELL') });
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await waitFor(actor, ({ context }) => context.error !== null);
  expect(actor.getSnapshot().can({ type: 'draft.publish', message: '' })).toBe(true);
});

test('a publication whose answer was lost is live if the draft is gone, and is not sent again', async () => {
  const { actor, reach, sent } = start({ reviews: [review, { version: 8, base: 8, isReady: false }], answer: lost });
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await reach('live');
  expect(actor.getSnapshot().context).toMatchObject({ revision: 8, previous: 7, error: null });
  expect(sent).toHaveLength(1);
});

test('a publication that never arrived says so', async () => {
  const { actor, reach } = start({ answer: lost });
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await waitFor(actor, (snapshot) => snapshot.matches('reviewing') && snapshot.context.error !== null);
  expect(actor.getSnapshot().context.error?.code).toBe('SLOW');
});

test('a schedule whose answer was lost counts if the draft is gone', async () => {
  const { actor, reach } = start({ reviews: [review, { version: 7, base: 7, isReady: false }], answer: lost });
  await reach('reviewing');
  actor.send({ type: 'draft.schedule', message: '', times });
  await reach('scheduled');
});

const gone: Review = { version: 8, base: 8, isReady: false };

test('a publication whose answer and look-up were both lost is looked up again, and is live if the draft is gone', async () => {
  const { actor, reach, sent } = start({ reviews: [review, lost, gone], answer: lost });
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await reach({ sending: 'unconfirmed' });
  actor.send({ type: 'review.load' });
  await reach('live');
  expect(actor.getSnapshot().context).toMatchObject({ revision: 8, previous: 7, error: null });
  expect(sent).toHaveLength(1);
});

test('a schedule whose answer and look-up were both lost is looked up again', async () => {
  const { actor, reach, sent } = start({ reviews: [review, lost, gone], answer: lost });
  await reach('reviewing');
  actor.send({ type: 'draft.schedule', message: '', times });
  await reach({ sending: 'unconfirmed' });
  actor.send({ type: 'review.load' });
  await reach('scheduled');
  expect(sent).toHaveLength(1);
});

test('undo restores what was current before, and can be tried again after a failure', async () => {
  const answers: Answers = { restore: lost };
  const { actor, reach, sent } = start(answers);
  await reach('reviewing');
  actor.send({ type: 'draft.publish', message: '' });
  await reach('live');
  actor.send({ type: 'publication.undo' });
  await waitFor(actor, (snapshot) => snapshot.matches('live') && snapshot.context.error !== null);
  expect(sent.at(-1)).toEqual({ number: 7, current: 8 });
  expect(actor.getSnapshot().can({ type: 'publication.undo' })).toBe(true);
});

test('a review that does not load can be loaded again', async () => {
  const { actor, reach } = start({ reviews: [lost, review] });
  await reach('failed');
  actor.send({ type: 'review.load' });
  await reach('reviewing');
});
