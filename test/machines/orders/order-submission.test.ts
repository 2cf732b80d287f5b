import { createActor, fromPromise, waitFor } from 'xstate';
import { type AttemptAnswer, attemptMachine, type SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import { walkMachine } from '../../support/machines/coverage';

type Sent = { order: PlacedOrder; sessionCode: string };

const order = { total: 25_000 };
const made = { id: 'o1', number: 'JJ0000001', status: 'NEW', paymentKind: 'DIRECT', isAutomatic: true } as const;
const done = { outcome: 'done', order: made } as const;
const refused = (code: string, total: number | null = null) =>
  ({ outcome: 'refused', refusal: { code, message: 'Maaf', total } }) as const;
const unsent = { outcome: 'unsent' } as const;
const conflict = { outcome: 'conflict' } as const;
const offline = () => Promise.reject(new Error('offline'));
const never = () => new Promise<never>(() => {});

interface Around {
  submit?: (sent: Sent) => Promise<SubmissionEnd>;
  confirm?: (code: string) => Promise<AttemptAnswer>;
  sessionCode?: string | null;
  isOther?: boolean;
  order?: PlacedOrder;
  code?: string;
}

function start({ submit = never, confirm = never, sessionCode = null, isOther = false, ...placed }: Around = {}) {
  const sent: Sent[] = [];
  const confirmed: string[] = [];
  const machine = orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionEnd, Sent>(({ input }) => {
        sent.push(input);
        return submit(input);
      }),
      confirm: attemptMachine.provide({
        actors: {
          loadAttempt: fromPromise<AttemptAnswer, string>(({ input }) => {
            confirmed.push(input);
            return confirm(input);
          }),
        },
        delays: { pollDelay: 0 },
      }),
    },
  });
  const actor = createActor(machine, { input: { sessionCode, isOther, ...placed } }).start();
  return {
    actor,
    sent,
    confirmed,
    place: (code = 'WEB1') => actor.send({ type: 'order.submit', order, code }),
    reach: (state: 'idle' | 'refused' | 'needsReview' | 'failed' | 'done' | 'doneBefore' | 'confirming') =>
      waitFor(actor, (snapshot) => snapshot.matches(state === 'confirming' ? { working: state } : state)),
    code: () => actor.getSnapshot().context.sessionCode,
  };
}

test('every state and transition can be reached', () => {
  walkMachine(
    orderSubmissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionEnd, Sent>(never),
        confirm: attemptMachine.provide({ actors: { loadAttempt: fromPromise<AttemptAnswer, string>(never) } }),
      },
    }),
    {
      inputs: [
        { sessionCode: null },
        { sessionCode: 'WEB0' },
        { sessionCode: 'WEB0', isOther: true },
        { sessionCode: null, order, code: 'WEB1' },
      ],
      facts: (context: {
        sessionCode: string | null;
        spareCode: string | null;
        isOther: boolean;
        order: object | null;
        result: object | null;
        refusal: object | null;
      }) => [
        context.sessionCode,
        context.spareCode,
        context.isOther,
        context.order !== null,
        context.result !== null,
        context.refusal,
      ],
      cases: [
        { type: 'order.submit', order, code: 'WEB1' },
        ...['submitting', 'confirming', 'comparing'].flatMap((state) =>
          [done, refused('STOCK_SHORT'), refused('PRICE_CHANGED', 30_000), unsent, conflict].map((output) => ({
            type: `xstate.done.actor.0.orderSubmission.working.${state}`,
            output,
          })),
        ),
      ],
    },
  );
});

test('three taps at once make one call', () => {
  const { place, sent } = start();
  place('WEB1');
  place('WEB2');
  place('WEB3');
  expect(sent).toEqual([{ order, sessionCode: 'WEB1' }]);
});

test('immediately submits an order from its input, with the code of an open attempt', () => {
  const { sent } = start({ sessionCode: 'WEB0', order, code: 'WEB1' });
  expect(sent).toEqual([{ order, sessionCode: 'WEB0' }]);
});

test('ends without an order where the attempt makes none', async () => {
  const { place, reach } = start({ submit: async () => ({ outcome: 'done', order: null }) });
  place();
  expect((await reach('done')).output).toBeNull();
});

test('stores the session code of an attempt from its start', () => {
  const { place, code } = start();
  place('WEB1');
  expect(code()).toBe('WEB1');
});

test('a created order is final', async () => {
  const { place, reach } = start({ submit: async () => done });
  place();
  const { context, status } = await reach('done');
  expect(status).toBe('done');
  expect(context).toMatchObject({ result: made, sessionCode: null });
});

test('the outcome of a lost answer is requested, and nothing is sent twice', async () => {
  const { place, reach, sent, confirmed } = start({ submit: offline, confirm: async () => done });
  place();
  await reach('done');
  expect(sent).toHaveLength(1);
  expect(confirmed).toEqual(['WEB1']);
});

test('taps send nothing while the outcome is unknown', async () => {
  const { place, reach, sent } = start({ submit: offline });
  place();
  await reach('confirming');
  place('WEB2');
  expect(sent).toHaveLength(1);
});

test('a reload during submission looks up the outcome', async () => {
  const { reach, sent, confirmed } = start({ sessionCode: 'WEB0', confirm: async () => done });
  const { context } = await reach('done');
  expect(context.result).toEqual(made);
  expect(sent).toEqual([]);
  expect(confirmed).toEqual(['WEB0']);
});

test('an attempt from before a reload that was never sent is dropped silently, but its code is not', async () => {
  const { reach, code, place, sent } = start({ sessionCode: 'WEB0', confirm: async () => unsent });
  await reach('idle');
  expect(code()).toBe('WEB0');
  place('WEB1');
  expect(sent).toEqual([{ order, sessionCode: 'WEB0' }]);
});

test.each([
  ['at once', { submit: async () => unsent }],
  ['after asking', { submit: offline, confirm: async () => unsent }],
])('an attempt that was never sent, as is known %s, can only be retried with the same code', async (_when, around) => {
  const { actor, place, reach, sent } = start(around);
  place('WEB1');
  await reach('failed');
  actor.send({ type: 'notice.dismiss' });
  place('WEB2');
  expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB1']);
});

test('a refusal is shown; the next attempt has a new code', async () => {
  const { actor, place, reach, sent } = start({ submit: async () => refused('STOCK_SHORT') });
  place('WEB1');
  const { context } = await reach('refused');
  expect(context.refusal).toMatchObject({ code: 'STOCK_SHORT' });
  actor.send({ type: 'notice.dismiss' });
  place('WEB2');
  expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
});

test('a changed total has to be confirmed, with the old and the new total', async () => {
  const { place, reach } = start({ submit: async () => refused('PRICE_CHANGED', 30_000) });
  place();
  const { context } = await reach('needsReview');
  expect([context.order?.total, context.refusal?.total]).toEqual([25_000, 30_000]);
});

test('a code already used for another order is reported, and this order is not treated as created', async () => {
  const { actor, place, reach, sent, code } = start({ submit: async () => conflict, confirm: async () => done });
  place('WEB1');
  const { context } = await reach('doneBefore');
  expect([context.result, code()]).toEqual([made, null]);
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().context.result).toBeNull();
  place('WEB2');
  expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
});

test('a code used by a failed attempt is replaced by a new one', async () => {
  const submit = jest.fn(async () => done as SubmissionEnd).mockResolvedValueOnce(conflict);
  const { actor, reach, place, sent } = start({
    sessionCode: 'WEB0',
    submit,
    confirm: jest
      .fn(async () => refused('STOCK_SHORT'))
      .mockResolvedValueOnce(unsent as never)
      .mockResolvedValueOnce(unsent as never)
      .mockResolvedValueOnce(unsent as never),
  });
  await reach('idle');
  place('WEB1');
  await reach('done');
  expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB0', 'WEB1']);
  expect(actor.getSnapshot().context.result).toEqual(made);
});

test('stops when the provider reports every code as used', async () => {
  const { place, reach, sent } = start({ submit: async () => conflict, confirm: async () => refused('STOCK_SHORT') });
  place('WEB1');
  await reach('failed');
  expect(sent).toHaveLength(1);
});

test('an earlier attempt that created another order is reported without navigation', async () => {
  const { reach, sent } = start({ sessionCode: 'WEB0', isOther: true, confirm: async () => done });
  await reach('doneBefore');
  expect(sent).toEqual([]);
});

test('an actor that is not provided counts as an unknown outcome, not as a failure', async () => {
  const actor = createActor(orderSubmissionMachine, { input: { sessionCode: null } }).start();
  actor.send({ type: 'order.submit', order, code: 'WEB1' });
  await waitFor(actor, (snapshot) => snapshot.matches({ working: 'confirming' }));
  actor.stop();
});
