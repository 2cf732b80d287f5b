import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type OwnLines,
  type CheckoutAnswer,
  type CheckoutQuantitiesEmitted,
  checkoutQuantitiesMachine,
  type LineQuantity,
  type QuantityAnswer,
} from '../../../machines/purchase/checkout-quantities';
import { walkMachine } from '../../support/machines/coverage';

interface Server {
  send: (change: LineQuantity) => Promise<QuantityAnswer>;
  load: (own: OwnLines) => Promise<CheckoutAnswer>;
}

const accepted = async (): Promise<QuantityAnswer> => ({ outcome: 'accepted' });
const loaded: CheckoutAnswer = { outcome: 'loaded', page: {}, subject: null };
const refusal = { code: 'STOCK_SHORT', message: 'Habis' };
const refused = { outcome: 'refused', refusal } as const;
const offline = () => Promise.reject(new Error('offline'));

const provided = ({ send = accepted, load = async () => loaded }: Partial<Server> = {}) =>
  checkoutQuantitiesMachine.provide({
    actors: {
      sendQuantity: fromPromise<QuantityAnswer, LineQuantity>(({ input }) => send(input)),
      loadCheckout: fromPromise<CheckoutAnswer, OwnLines>(({ input }) => load(input)),
    },
  });

const own = [
  { line: 'kaus_m', quantity: 1 },
  { line: 'kaus_l', quantity: 2 },
];

const started: { stop: () => void }[] = [];
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop();
});

function start(server: Partial<Server>, bought: OwnLines = null) {
  const calls: string[] = [];
  const noted: Server = {
    send: (change) => {
      calls.push(`send ${change.line} ${change.quantity}`);
      return (server.send ?? accepted)(change);
    },
    load: (lines) => {
      calls.push(`load ${lines?.map(({ line, quantity }) => `${line} ${quantity}`).join(', ') ?? 'cart'}`);
      return (server.load ?? (async () => loaded))(lines);
    },
  };
  const actor = createActor(provided(noted), { input: { own: bought } });
  const emitted: CheckoutQuantitiesEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  started.push(actor.start());
  return {
    actor,
    calls,
    emitted,
    context: () => actor.getSnapshot().context,
    set: (line: string, quantity: number) => actor.send({ type: 'quantity.set', line, quantity }),
    refresh: () => actor.send({ type: 'checkout.refresh' }),
    rest: () => waitFor(actor, (snapshot) => snapshot.matches('resting')),
  };
}

test('every state and transition can be reached', () => {
  const never = () => new Promise<never>(() => {});
  const answers = (state: string, outputs: readonly object[]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.0.checkoutQuantities.${state}`, output }));
  walkMachine(provided({ send: never, load: never }), {
    inputs: [{ own: null }, { own: [{ line: 'kaus_m', quantity: 1 }] }],
    facts: ({ edits, unsent, sent, own: bought }: ReturnType<ReturnType<typeof start>['context']>) => [
      edits,
      unsent,
      sent,
      bought,
    ],
    cases: [
      { type: 'quantity.set', line: 'kaus_m', quantity: 1 },
      { type: 'quantity.set', line: 'kaus_m', quantity: 2 },
      ...answers('sending', [{ outcome: 'accepted' }, refused]),
      ...answers('refreshing', [loaded, refused]),
    ],
  });
});

test('a quantity is shown at once, and the page is refetched after it is accepted', async () => {
  const { set, context, calls, rest, emitted } = start({});
  set('l1', 3);
  expect(context().edits).toEqual([{ line: 'l1', quantity: 3 }]);
  await rest();
  expect(calls).toEqual(['send l1 3', 'load cart']);
  expect(context()).toMatchObject({ edits: [], counted: 0 });
  expect(emitted).toEqual([{ type: 'checkout.loaded', page: {}, own: null }]);
});

test('of the quantities set while one is sent, the last of each line is sent, and the page is refetched once', async () => {
  const { set, calls, rest } = start({});
  set('l1', 3);
  set('l1', 4);
  set('l2', 1);
  set('l1', 5);
  await rest();
  expect(calls).toEqual(['send l1 3', 'send l2 1', 'send l1 5', 'load cart']);
});

test('a quantity set during a refetch is sent after it and stays visible', async () => {
  const { actor, set, calls, context, rest } = start({});
  set('l1', 3);
  await waitFor(actor, (snapshot) => snapshot.matches('refreshing'));
  set('l1', 4);
  await waitFor(actor, (snapshot) => snapshot.matches('sending'));
  expect(context().edits).toEqual([{ line: 'l1', quantity: 4 }]);
  await rest();
  expect(calls).toEqual(['send l1 3', 'load cart', 'send l1 4', 'load cart']);
});

test.each<[why: string, send: Server['send'], expected: typeof refusal | null]>([
  ['is refused', async () => refused, refusal],
  ['gets no answer', offline, null],
])('a quantity that %s shows a message, and the others are still sent', async (_why, send, expected) => {
  const { set, emitted, calls, rest } = start({ send: (change) => (change.line === 'l1' ? send(change) : accepted()) });
  set('l1', 9);
  set('l2', 1);
  await rest();
  expect(emitted[0]).toEqual({ type: 'change.refused', refusal: expected });
  expect(calls).toEqual(['send l1 9', 'send l2 1', 'load cart']);
});

test('a page that fails to load shows a message and restores the quantities', async () => {
  const { set, emitted, context, rest } = start({ load: offline });
  set('l1', 3);
  await rest();
  expect(emitted).toEqual([{ type: 'change.refused', refusal: null }]);
  expect(context().edits).toEqual([]);
});

test('a direct purchase is refetched with all its lines, and sends nothing to the cart', async () => {
  const { set, calls, context, emitted, rest } = start({}, own);
  set('kaus_l', 3);
  await rest();
  expect(calls).toEqual(['load kaus_m 1, kaus_l 3']);
  expect(context()).toMatchObject({ edits: [], counted: 1 });
  expect(emitted).toMatchObject([{ type: 'checkout.loaded', own: context().own }]);
});

test.each<[why: string, load: Server['load']]>([
  ['refused', async () => refused],
  ['not answered', offline],
])('quantities of a direct purchase that are %s are not requested again', async (_why, load) => {
  const answers = [load, async () => loaded];
  const { set, calls, context, rest } = start({ load: (lines) => (answers.shift() ?? load)(lines) }, own);
  set('kaus_m', 9);
  await rest();
  expect(context()).toMatchObject({ own, counted: 0 });
  set('kaus_l', 3);
  await rest();
  expect(calls).toEqual(['load kaus_m 9, kaus_l 2', 'load kaus_m 1, kaus_l 3']);
});

test('a refetch during a refetch ignores the first answer', async () => {
  let answer: (page: CheckoutAnswer) => void = () => undefined;
  const load = jest
    .fn<Promise<CheckoutAnswer>, []>(() =>
      Promise.resolve({ outcome: 'loaded', page: { of: 'second' }, subject: null }),
    )
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { refresh, emitted, rest } = start({ load });
  refresh();
  refresh();
  answer({ outcome: 'loaded', page: { of: 'first' }, subject: null });
  await rest();
  expect(emitted).toEqual([{ type: 'checkout.loaded', page: { of: 'second' }, own: null }]);
});
