import { createActor, fromPromise, waitFor } from 'xstate';
import { cartMachine } from '../../../machines/cart/cart';
import {
  type Cart,
  type LineChange,
  piecesIn,
  type Removal,
  selectedIn,
  shownGroups,
} from '../../../machines/cart/cart-lines';
import type { CartAnswer, CartEmitted } from '../../../machines/cart/cart-setup';
import { walkMachine } from '../../support/machines/coverage';
import { cart, group, line } from '../../support/machines/example-cart';

interface Server {
  send: (changes: readonly LineChange[]) => Promise<CartAnswer>;
  remove: (removal: Removal) => Promise<CartAnswer>;
  load: () => Promise<CartAnswer>;
}

const never = () => new Promise<CartAnswer>(() => {});
const idle: Server = { send: never, remove: never, load: never };

const provided = (server: Partial<Server>) => {
  const { send, remove, load } = { ...idle, ...server };
  return cartMachine.provide({
    actors: {
      sendChanges: fromPromise<CartAnswer, readonly LineChange[]>(({ input }) => send(input)),
      remove: fromPromise<CartAnswer, Removal>(({ input }) => remove(input)),
      loadCart: fromPromise<CartAnswer, undefined>(() => load()),
    },
    delays: { settled: 1, retried: 20 },
  });
};

const two = () => cart([group('a', [line('1', { checked: true }), line('2')]), group('b', [line('3'), line('4')])]);

const started: { stop: () => void }[] = [];
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop();
});

function start(from: Cart = two(), server: Partial<Server> = {}) {
  const actor = createActor(provided(server), { input: { cart: from } });
  const emitted: CartEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  started.push(actor.start());
  const shown = () => shownGroups(actor.getSnapshot().context);
  const lines = () => shown().flatMap((one) => one.lines);
  return {
    actor,
    emitted,
    shown,
    context: () => actor.getSnapshot().context,
    set: (id: string, quantity: number) => actor.send({ type: 'quantity.set', line: id, quantity }),
    check: (id: string, checked: boolean) => actor.send({ type: 'line.check', line: id, checked }),
    select: (id: string) => actor.send({ type: 'group.select', group: id }),
    remove(removal: Removal) {
      actor.send({ type: 'removal.ask', removal });
      actor.send({ type: 'removal.confirm' });
    },
    checkout: () => actor.send({ type: 'cart.checkout' }),
    refresh: () => actor.send({ type: 'cart.refresh' }),
    quantity: (id: string) => lines().find((one) => one.id === id)?.quantity,
    checked: () => lines().flatMap((one) => (one.checked ? [one.id] : [])),
    until: (state: 'shown' | 'sending' | 'unreached' | 'removing' | 'refreshing') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    untilEmitted: (type: CartEmitted['type']) => waitFor(actor, () => emitted.some((event) => event.type === type)),
  };
}

const withQuantity = (id: string, quantity: number, revision = 2): CartAnswer => ({
  cart: cart(
    [
      group(
        'a',
        [line('1', { checked: true }), line('2')].map((one) => (one.id === id ? { ...one, quantity } : one)),
      ),
    ],
    revision,
  ),
});

test('every state and transition can be reached', () => {
  const single = (checked: boolean) => cart([group('a', [line('1', { quantity: 1, stock: 1, checked })])]);
  const refusal = { refusal: { code: 'STOCK_SHORT', message: 'Habis' } };
  const gone = { refusal: { code: 'LINE_GONE', message: '' } };
  walkMachine(provided({}), {
    inputs: [{ cart: single(true) }, { cart: single(false) }],
    facts: ({
      changes,
      removals,
      pendingRemoval,
      stale,
      isNavigating,
      sent,
    }: ReturnType<ReturnType<typeof start>['context']>) => [
      changes,
      sent,
      removals.length > 0,
      pendingRemoval !== null,
      stale,
      isNavigating,
    ],
    cases: [
      ...[0, 1, 2].map((quantity) => ({ type: 'quantity.set', line: '1', quantity })),
      { type: 'line.check', line: '1', checked: true },
      { type: 'group.select', group: 'a' },
      { type: 'removal.ask', removal: { kind: 'line', id: '1' } },
      { type: 'removals.resume', lines: ['1'] },
      ...['sending', 'removing'].flatMap((state) =>
        [{ cart: single(true) }, refusal, gone].map((output) => ({
          type: `xstate.done.actor.0.cart.${state}`,
          output,
        })),
      ),
    ],
  });
});

test('a reverted change is not sent before the checkout opens', async () => {
  const sent: (readonly LineChange[])[] = [];
  const single = cart([group('a', [line('1', { checked: true })])]);
  const { check, checkout, untilEmitted } = start(single, {
    send: async (changes) => {
      sent.push(changes);
      return { cart: single };
    },
  });
  check('1', false);
  check('1', true);
  checkout();
  await untilEmitted('checkout.open');
  expect(sent).toEqual([]);
});

describe('quantities', () => {
  test.each([
    ['7', 7],
    ['007', 7],
    ['1a2', 12],
    ['-3', 3],
    ['', null],
    ['abc', null],
    ['0', 0],
  ])('typing %j counts only the digits', (text, pieces) => {
    expect(piecesIn(text)).toBe(pieces);
  });

  test.each([
    ['the stock', { stock: 5 }],
    ['the limit of an order', { stock: 99, orderLimit: 5 }],
    ['the limit of an order without counted stock', { stock: null, orderLimit: 5 }],
  ])('limits a quantity to %s, with a message', (_what, limits) => {
    const { set, quantity, emitted } = start(cart([group('a', [line('1', limits)])]));
    set('1', 6);
    expect(quantity('1')).toBe(5);
    expect(emitted).toEqual([{ type: 'limit.reached', limit: 5 }]);
  });

  test('adds nothing to a line without stock', () => {
    const { set, quantity, emitted } = start(cart([group('a', [line('1', { stock: 0, quantity: 1 })])]));
    set('1', 2);
    expect(quantity('1')).toBe(1);
    expect(emitted).toEqual([{ type: 'stock.short' }]);
  });

  test('a quantity of zero becomes one and asks to confirm the removal', () => {
    const { set, quantity, context } = start();
    set('1', 0);
    expect(quantity('1')).toBe(1);
    expect(context().pendingRemoval).toEqual({ kind: 'line', id: '1' });
  });

  test('several changes are sent once, with the last quantity', async () => {
    const send = jest.fn(async () => withQuantity('1', 5));
    const { set, until, quantity, context } = start(two(), { send });
    for (const pieces of [3, 4, 5]) set('1', pieces);
    expect(quantity('1')).toBe(5);
    await until('sending');
    await until('shown');
    expect(send.mock.calls).toEqual([[[{ id: '1', quantity: 5, checked: true }]]]);
    expect(context()).toMatchObject({ changes: [], sent: [] });
  });

  test('a change made while another is sent is shown and sent after it', async () => {
    const send = jest.fn(never).mockResolvedValueOnce(withQuantity('1', 3));
    const { set, until, quantity, actor } = start(two(), { send });
    set('1', 3);
    await until('sending');
    set('1', 4);
    await waitFor(actor, () => send.mock.calls.length === 2);
    expect(quantity('1')).toBe(4);
    expect(send).toHaveBeenLastCalledWith([{ id: '1', quantity: 4, checked: true }]);
  });

  test('a refused change is reverted with a message, and the cart is refetched', async () => {
    const refusal = { code: 'STOCK_SHORT', message: 'Sisa 3' };
    const load = jest.fn(async () => withQuantity('1', 3, 5));
    const { set, untilEmitted, until, quantity, emitted } = start(two(), { send: async () => ({ refusal }), load });
    set('1', 5);
    await untilEmitted('change.refused');
    await until('shown');
    expect(emitted).toEqual([{ type: 'change.refused', refusal }]);
    expect(quantity('1')).toBe(3);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('offline, a change stays visible and is retried', async () => {
    const send = jest.fn(async () => withQuantity('1', 5)).mockRejectedValueOnce(new Error('OFFLINE'));
    const { set, until, quantity, emitted } = start(two(), { send });
    set('1', 5);
    await until('unreached');
    expect(quantity('1')).toBe(5);
    await until('sending');
    await until('shown');
    expect(send).toHaveBeenCalledTimes(2);
    expect(emitted).toEqual([]);
  });
});

describe('groups', () => {
  test('selecting a group checks its lines and no others', () => {
    const { select, checked } = start();
    select('b');
    expect(checked()).toEqual(['3', '4']);
  });

  test('selecting a group does not check unavailable lines', () => {
    const lines = [line('1'), line('2', { isOpen: false }), line('3', { stock: 0 })];
    const { select, checked } = start(cart([group('a', lines)]));
    select('a');
    expect(checked()).toEqual(['1']);
  });

  test('checking a line of another group selects that group', () => {
    const { check, checked } = start();
    check('3', true);
    expect(checked()).toEqual(['3', '4']);
  });

  test('lines of the selected group are checked one by one', () => {
    const { check, checked, shown } = start();
    check('2', true);
    check('1', false);
    expect(checked()).toEqual(['2']);
    check('2', false);
    expect(selectedIn(shown())).toBeNull();
  });

  test('if lines of several groups are checked, the first group is selected', () => {
    const { checked } = start(
      cart([group('a', [line('1', { checked: true })]), group('b', [line('2', { checked: true })])]),
    );
    expect(checked()).toEqual(['1']);
  });
});

describe('removal', () => {
  const left: CartAnswer = { cart: cart([group('a', [line('2')])], 2) };

  test('nothing is removed before confirmation', () => {
    const { actor, shown } = start();
    actor.send({ type: 'removal.ask', removal: { kind: 'group', id: 'a' } });
    actor.send({ type: 'removal.dismiss' });
    actor.send({ type: 'removal.confirm' });
    expect(shown().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(actor.getSnapshot().matches('shown')).toBe(true);
  });

  test('a line disappears immediately, and a message confirms the removal', async () => {
    const { remove, quantity, untilEmitted, emitted } = start(two(), { remove: async () => left });
    remove({ kind: 'line', id: '1' });
    expect(quantity('1')).toBeUndefined();
    await untilEmitted('removal.done');
    expect(emitted).toEqual([{ type: 'removal.done' }]);
  });

  test('a group disappears immediately', () => {
    const { remove, shown } = start();
    remove({ kind: 'group', id: 'a' });
    expect(shown().map(({ id }) => id)).toEqual(['b']);
  });

  test('a removal that is refused is reverted with a message', async () => {
    const refusal = { code: 'CLOSED', message: '' };
    const { remove, untilEmitted, quantity, emitted } = start(two(), { remove: async () => ({ refusal }) });
    remove({ kind: 'line', id: '1' });
    await untilEmitted('removal.failed');
    expect(quantity('1')).toBe(2);
    expect(emitted).toEqual([{ type: 'removal.failed' }]);
  });

  test('a line that was removed already counts as removed', async () => {
    const refusal = { code: 'LINE_GONE', message: '' };
    const { remove, untilEmitted, quantity, until } = start(two(), {
      remove: async () => ({ refusal }),
      load: async () => left,
    });
    remove({ kind: 'line', id: '1' });
    await untilEmitted('removal.done');
    await until('shown');
    expect(quantity('1')).toBeUndefined();
  });

  test('offline, a line stays away and its removal is sent again', async () => {
    const send = jest.fn(async () => left).mockRejectedValueOnce(new Error('OFFLINE'));
    const { remove, until, quantity, untilEmitted, emitted } = start(two(), { remove: send });
    remove({ kind: 'line', id: '1' });
    await until('unreached');
    expect(quantity('1')).toBeUndefined();
    await untilEmitted('removal.done');
    expect(send.mock.calls).toEqual([[{ kind: 'line', id: '1' }], [{ kind: 'line', id: '1' }]]);
    expect(emitted).toEqual([{ type: 'removal.done' }]);
  });

  test('offline, a group is removed as the lines that were in view', async () => {
    const send = jest.fn(never).mockRejectedValueOnce(new Error('OFFLINE'));
    const { remove, until, context } = start(two(), { remove: send });
    remove({ kind: 'group', id: 'b' });
    await until('unreached');
    expect(context().removals).toEqual([
      { kind: 'line', id: '3' },
      { kind: 'line', id: '4' },
    ]);
  });

  test('continues the removals of an earlier page, for lines that are still in the cart', async () => {
    const send = jest.fn(async () => left);
    const { actor, untilEmitted } = start(two(), { remove: send });
    actor.send({ type: 'removals.resume', lines: ['1', 'gone'] });
    await untilEmitted('removal.done');
    expect(send.mock.calls).toEqual([[{ kind: 'line', id: '1' }]]);
  });

  test('the checkout does not open while a removal finds no network', async () => {
    const { remove, checkout, untilEmitted, context } = start(two(), {
      remove: async () => Promise.reject(new Error('OFFLINE')),
    });
    remove({ kind: 'line', id: '2' });
    checkout();
    await untilEmitted('change.refused');
    expect(context()).toMatchObject({ isNavigating: false, removals: [{ kind: 'line', id: '2' }] });
  });

  test('changes to a line that is being removed are not sent', async () => {
    const send = jest.fn(never);
    const { set, remove, untilEmitted, until } = start(two(), { send, remove: async () => left });
    set('1', 0);
    remove({ kind: 'line', id: '1' });
    await untilEmitted('removal.done');
    await until('shown');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('changes from elsewhere', () => {
  test('refetches the cart', async () => {
    const { refresh, until, quantity } = start(two(), { load: async () => withQuantity('1', 7) });
    refresh();
    await until('shown');
    expect(quantity('1')).toBe(7);
  });

  test('ignores a late answer with an older revision', async () => {
    const { refresh, until, quantity } = start(cart(two().groups, 9), { load: async () => withQuantity('1', 7, 8) });
    refresh();
    await until('shown');
    expect(quantity('1')).toBe(2);
  });

  test('waits for pending changes, which stay visible', async () => {
    let answer: (answer: CartAnswer) => void = () => {};
    const load = jest.fn(async () => withQuantity('1', 3, 4));
    const { set, refresh, until, quantity } = start(two(), {
      send: () => new Promise((done) => (answer = done)),
      load,
    });
    set('1', 3);
    await until('sending');
    refresh();
    expect(load).not.toHaveBeenCalled();
    answer(withQuantity('1', 3));
    await until('refreshing');
    await until('shown');
    expect(quantity('1')).toBe(3);
  });

  test('a failed refetch leaves the cart visible and is retried', async () => {
    const load = jest.fn(async () => withQuantity('1', 7)).mockRejectedValueOnce(new Error('OFFLINE'));
    const { refresh, until, quantity } = start(two(), { load });
    refresh();
    await until('unreached');
    expect(quantity('1')).toBe(2);
    refresh();
    await until('shown');
    expect(quantity('1')).toBe(7);
  });
});

describe('opening the checkout', () => {
  test('does not open without checked lines', () => {
    const { checkout, emitted } = start(cart([group('a', [line('1')])]));
    checkout();
    expect(emitted).toEqual([{ type: 'checkout.empty' }]);
  });

  test('opens at once without pending changes', () => {
    const { checkout, emitted } = start(cart([group('a', [line('1', { checked: true })])]));
    checkout();
    expect(emitted).toEqual([{ type: 'checkout.open' }]);
  });

  test('opens after pending changes are sent', async () => {
    const send = jest.fn(async () => withQuantity('1', 3));
    const { set, checkout, untilEmitted, emitted } = start(two(), { send });
    set('1', 3);
    checkout();
    expect(emitted).toEqual([]);
    await untilEmitted('checkout.open');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('unchecks lines of other groups first', async () => {
    const several = cart([group('a', [line('1', { checked: true })]), group('b', [line('2', { checked: true })])]);
    const send = jest.fn(never);
    const { checkout, until } = start(several, { send });
    checkout();
    await until('sending');
    expect(send.mock.calls).toEqual([[[{ id: '2', quantity: 2, checked: false }]]]);
  });

  test.each([
    ['refused', async () => ({ refusal: { code: 'CLOSED', message: 'Tutup' } }), { code: 'CLOSED', message: 'Tutup' }],
    ['not answered', async () => Promise.reject(new Error('OFFLINE')), null],
  ])('does not open, and shows a message, when the change is %s', async (_what, send, refusal) => {
    const { set, checkout, untilEmitted, emitted, context } = start(two(), { send });
    set('1', 3);
    checkout();
    await untilEmitted('change.refused');
    expect(emitted).toEqual([{ type: 'change.refused', refusal }]);
    expect(context().isNavigating).toBe(false);
  });
});
