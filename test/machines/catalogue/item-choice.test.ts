import { createActor, fromPromise, waitFor } from 'xstate';
import { itemChoiceMachine } from '../../../machines/catalogue/item-choice';
import type { Choice, ItemChoiceEmitted, Submitted } from '../../../machines/catalogue/item-choice-setup';
import type { ChoiceLine, ChoosableItem } from '../../../machines/catalogue/item-choice-limits';
import { walkMachine } from '../../support/machines/coverage';

const simple = (differences: Partial<ChoosableItem> = {}, stock: number | null = 40): ChoosableItem => ({
  id: 'bayam',
  options: [{ id: 'bayam', stock }],
  hasVariants: false,
  maxQuantity: 1e13,
  maxOrderQuantity: null,
  ...differences,
});

const variants = (differences: Partial<ChoosableItem> = {}): ChoosableItem => ({
  ...simple(),
  hasVariants: true,
  options: [
    { id: 'small', stock: 3 },
    { id: 'large', stock: 0 },
    { id: 'huge', stock: 20 },
  ],
  ...differences,
});

type Submit = (choice: Choice) => Promise<Submitted>;

interface Around {
  submit?: Submit;
  lines?: readonly ChoiceLine[];
}

const never: Submit = () => new Promise(() => {});

function start(item: ChoosableItem, { submit = never, lines }: Around = {}) {
  const machine = itemChoiceMachine.provide({
    actors: { submit: fromPromise<Submitted, Choice>(({ input }) => submit(input)) },
  });
  const actor = createActor(machine, { input: { item, lines } });
  const said: ItemChoiceEmitted[] = [];
  actor.start();
  actor.on('*', (event) => said.push(event));
  return {
    actor,
    said,
    open: (intent: 'cart' | 'buy' = 'cart') => actor.send({ type: 'choice.open', intent }),
    raise: (option = 'bayam', times = 1) => {
      for (let at = 0; at < times; at += 1) actor.send({ type: 'quantity.raise', option });
    },
    lower: (option = 'bayam') => actor.send({ type: 'quantity.lower', option }),
    type: (text: string, option = 'bayam') => actor.send({ type: 'quantity.type', option, text }),
    confirm: () => actor.send({ type: 'choice.confirm' }),
    dismiss: () => actor.send({ type: 'notice.dismiss' }),
    lines: () => actor.getSnapshot().context.lines,
    quantity: (option = 'bayam') => actor.getSnapshot().context.lines.find((one) => one.id === option)?.quantity ?? 0,
    is: (state: 'closed' | 'soldOut' | 'submitting') => actor.getSnapshot().matches(state),
    within: (choosing: 'editing' | 'unanswered' | 'failed') => actor.getSnapshot().matches({ choosing }),
  };
}

const opened = (...about: Parameters<typeof start>) => {
  const choice = start(...about);
  choice.open();
  return choice;
};

test('every state and transition can be reached', () => {
  const waiting = fromPromise<Submitted, Choice>(() => new Promise(() => {}));
  walkMachine(itemChoiceMachine.provide({ actors: { submit: waiting } }), {
    inputs: [
      simple({ maxQuantity: 2 }),
      variants({ maxOrderQuantity: 2 }),
      simple({}, 0),
      simple({ maxQuantity: 0 }),
    ].map((item) => ({ item })),
    facts: ({ lines }: { lines: readonly ChoiceLine[] }) => lines,
    cases: [
      { type: 'choice.open', intent: 'cart' },
      ...[
        { kind: 'cart' },
        { kind: 'waiting' },
        { kind: 'checkout' },
        { kind: 'refused', refusal: { code: 'CLOSED', message: '' } },
      ].map((output) => ({
        type: 'xstate.done.actor.0.itemChoice.submitting',
        output,
      })),
      ...['bayam', 'small', 'huge'].flatMap((option) => [
        { type: 'quantity.raise', option },
        { type: 'quantity.lower', option },
        { type: 'quantity.type', option, text: '1' },
        { type: 'quantity.type', option, text: '99' },
      ]),
    ],
  });
});

test('an item that cannot be ordered opens no choice', () => {
  const actor = createActor(itemChoiceMachine, { input: { item: simple({ maxQuantity: 0 }) } }).start();
  actor.send({ type: 'choice.open', intent: 'buy' });
  expect(actor.getSnapshot().value).toBe('askedFor');
});

test.each([
  ['an item', simple({}, 0)],
  ['an item of which every variant', variants({ options: [{ id: 'small', stock: 0 }] })],
])('%s is sold out and shows a warning instead of the choice', (_what, item) => {
  const { is, open, dismiss, raise, lines } = start(item);
  open();
  expect(is('soldOut')).toBe(true);
  raise(item.options[0]?.id);
  expect(lines()).toEqual([]);
  dismiss();
  expect(is('closed')).toBe(true);
});

test('an item without variants starts at one, so that the first tap acts', async () => {
  const submit = jest.fn<Promise<Submitted>, [Choice]>(async () => ({ kind: 'cart' }));
  const { actor, confirm, quantity } = opened(simple(), { submit });
  expect(quantity()).toBe(1);
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(submit).toHaveBeenCalledWith({ item: 'bayam', intent: 'cart', lines: [{ id: 'bayam', quantity: 1 }] });
});

test('opening keeps an existing choice; a choice among several variants starts at zero', () => {
  expect(opened(simple(), { lines: [{ id: 'bayam', quantity: 3 }] }).quantity()).toBe(3);
  expect(opened(variants()).lines()).toEqual([]);
});

test('uncounted stock sets no limit', () => {
  const { raise, quantity, said } = opened(simple({}, null));
  raise('bayam', 3);
  expect(quantity()).toBe(4);
  expect(said).toEqual([]);
});

test('minus does not go below zero', () => {
  const { actor, lower, raise, quantity } = opened(simple());
  lower();
  expect(quantity()).toBe(0);
  expect(actor.getSnapshot().can({ type: 'quantity.lower', option: 'bayam' })).toBe(false);
  raise();
  lower();
  lower();
  expect(quantity()).toBe(0);
});

test('plus stops at the stock, with a message', () => {
  const { raise, quantity, said } = opened(variants());
  raise('small', 4);
  expect(quantity('small')).toBe(3);
  expect(said).toEqual([{ type: 'stock.short' }]);
});

test('plus on a variant without stock shows a message', () => {
  const { raise, quantity, said } = opened(variants());
  raise('large');
  expect(quantity('large')).toBe(0);
  expect(said).toEqual([{ type: 'stock.short' }]);
});

test.each([
  ['max_qty', { maxQuantity: 5 }],
  ['max_order_qty', { maxOrderQuantity: 5 }],
  ['the lower of the two', { maxQuantity: 9, maxOrderQuantity: 5 }],
  ['max_qty without counted stock', { maxQuantity: 5, options: [{ id: 'bayam', stock: null }] }],
])('plus stops at %s, with a message', (_what, limits) => {
  const { raise, quantity, said } = opened(simple(limits));
  raise('bayam', 5);
  expect(quantity()).toBe(5);
  expect(said).toEqual([{ type: 'limit.reached', limit: 5 }]);
});

test('a limit equal to the stock is reported as the limit', () => {
  const { raise, said } = opened(simple({ maxQuantity: 2 }, 2));
  raise('bayam', 2);
  expect(said).toEqual([{ type: 'limit.reached', limit: 2 }]);
});

test('a limit applies to all variants together', () => {
  const { raise, lower, lines, said } = opened(variants({ maxOrderQuantity: 4 }));
  raise('small', 3);
  raise('huge', 2);
  expect(lines()).toEqual([
    { id: 'small', quantity: 3 },
    { id: 'huge', quantity: 1 },
  ]);
  expect(said).toEqual([{ type: 'limit.reached', limit: 4 }]);
  lower('small');
  raise('huge');
  expect(lines()[1]).toEqual({ id: 'huge', quantity: 2 });
});

test.each([
  ['7', 7],
  ['007', 7],
  ['1a2', 12],
  ['-3', 3],
  ['2,5', 25],
  ['', 0],
  ['abc', 0],
  ['1e5', 15],
])('typing %j counts only the digits', (text, pieces) => {
  const { type, quantity, said } = opened(simple());
  type(text);
  expect(quantity()).toBe(pieces);
  expect(said).toEqual([]);
});

test('a typed quantity is cut to the limit, with a message', () => {
  const { type, quantity, said } = opened(simple({ maxQuantity: 10 }));
  type('11');
  expect(quantity()).toBe(10);
  expect(said).toEqual([{ type: 'limit.reached', limit: 10 }]);
});

test('a typed quantity is cut to the stock', () => {
  const { type, quantity, said } = opened(simple());
  type('41');
  expect(quantity()).toBe(40);
  expect(said).toEqual([{ type: 'stock.short' }]);
});

test('a quantity is at most what a number field accepts', () => {
  const { type, quantity } = opened(simple({}, null));
  type('9'.repeat(400));
  expect(quantity()).toBe(1e13);
});

test('a variant that is not offered cannot be chosen', () => {
  const { actor, raise, type, lines, said } = opened(variants());
  expect(actor.getSnapshot().can({ type: 'quantity.raise', option: 'bayam' })).toBe(false);
  raise('__proto__');
  type('5', 'constructor');
  expect(lines()).toEqual([]);
  expect(said).toEqual([]);
});

test('an item without variants needs a quantity before it is added', () => {
  const submit = jest.fn(never);
  const { confirm, dismiss, lower, within } = opened(simple(), { submit });
  lower();
  confirm();
  expect(within('unanswered')).toBe(true);
  dismiss();
  expect(within('editing')).toBe(true);
  expect(submit).not.toHaveBeenCalled();
});

test('variants without a quantity close the sheet', () => {
  const submit = jest.fn(never);
  const { confirm, is, said } = opened(variants(), { submit });
  confirm();
  expect(is('closed')).toBe(true);
  expect(said).toEqual([{ type: 'choice.closed' }]);
  expect(submit).not.toHaveBeenCalled();
});

test.each(['cart', 'buy'] as const)('submits several variants at once, with the intent %s', async (intent) => {
  const submit = jest.fn<Promise<Submitted>, [Choice]>(async () => ({ kind: 'cart' }));
  const { actor, open, raise, confirm, lines } = start(variants(), { submit });
  open(intent);
  raise('huge', 2);
  raise('small');
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(submit.mock.calls).toEqual([
    [
      {
        item: 'bayam',
        intent,
        lines: [
          { id: 'small', quantity: 1 },
          { id: 'huge', quantity: 2 },
        ],
      },
    ],
  ]);
  expect(lines()).toEqual([]);
});

test('a refused choice shows the reason and is unchanged', async () => {
  const refusal = { code: 'STOCK_SHORT', message: 'Habis' };
  const { actor, confirm, dismiss, quantity, within, said } = opened(simple(), {
    submit: async () => ({ kind: 'refused', refusal }),
  });
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'refused' }));
  expect(actor.getSnapshot().context.refusal).toEqual(refusal);
  expect(quantity()).toBe(1);
  expect(said).toEqual([]);
  dismiss();
  expect(within('editing')).toBe(true);
});

test('a second tap neither submits again nor changes the choice', () => {
  const submit = jest.fn(never);
  const { actor, raise, confirm, quantity } = opened(simple(), { submit });
  confirm();
  expect(actor.getSnapshot().can({ type: 'choice.confirm' })).toBe(false);
  confirm();
  raise();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(quantity()).toBe(1);
});

test('a choice that failed to be sent is unchanged and can be submitted again', async () => {
  const submit = jest
    .fn<Promise<Submitted>, [Choice]>()
    .mockRejectedValueOnce(new Error('full'))
    .mockResolvedValueOnce({ kind: 'cart' });
  const { actor, raise, confirm, quantity } = opened(simple(), { submit });
  raise();
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'failed' }));
  expect(quantity()).toBe(2);
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(submit).toHaveBeenCalledTimes(2);
});

test.each<['cart' | 'checkout' | 'stored', 'added' | 'leaving']>([
  ['cart', 'added'],
  ['checkout', 'leaving'],
  ['stored', 'leaving'],
])('a choice submitted to %s closes as %s', async (kind, end) => {
  const { actor, confirm, said } = opened(simple(), { submit: async () => ({ kind }) });
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches({ closed: end }));
  expect(said.map(({ type }) => type)).toEqual(['choice.submitted', 'choice.closed']);
});

test('an added item can be dismissed and chosen again', async () => {
  const { actor, confirm, dismiss, open, within } = opened(simple(), { submit: async () => ({ kind: 'cart' }) });
  confirm();
  await waitFor(actor, (snapshot) => snapshot.matches({ closed: 'added' }));
  dismiss();
  expect(actor.getSnapshot().matches({ closed: 'resting' })).toBe(true);
  open();
  expect(within('editing')).toBe(true);
});

test('closing aborts the request and leaves the choice unchanged', () => {
  const signals: AbortSignal[] = [];
  const submit = fromPromise<Submitted, Choice>(({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const actor = createActor(itemChoiceMachine.provide({ actors: { submit } }), { input: { item: simple() } }).start();
  actor.send({ type: 'choice.open', intent: 'cart' });
  actor.send({ type: 'choice.confirm' });
  actor.send({ type: 'choice.close' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(actor.getSnapshot().context.lines).toEqual([{ id: 'bayam', quantity: 1 }]);
});

test('stored lines are restored if the item still offers them', () => {
  const { lines } = start(variants({ maxQuantity: 10 }), {
    lines: [
      { id: 'gone', quantity: 1 },
      { id: 'huge', quantity: 9 },
      { id: 'small', quantity: 8 },
      { id: 'large', quantity: 2 },
    ],
  });
  expect(lines()).toEqual([
    { id: 'small', quantity: 1 },
    { id: 'huge', quantity: 9 },
  ]);
});

test('a submit actor that is not provided fails with its name and leaves the choice unchanged', async () => {
  const actor = createActor(itemChoiceMachine, { input: { item: simple() } }).start();
  actor.send({ type: 'choice.open', intent: 'cart' });
  actor.send({ type: 'quantity.raise', option: 'bayam' });
  actor.send({ type: 'choice.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'failed' }));
});
