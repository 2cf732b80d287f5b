import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  type AdditionRefusal,
  type CartAddition,
  type CartAdditionsEmitted,
  type CartAdditionsEvent,
  cartAdditionsMachine,
} from '../../../machines/cart/cart-additions';
import { walkMachine } from '../../support/machines/coverage';

const addition = (code: string): CartAddition => ({ code, item: 'teh', title: 'Teh', lines: [] });
const never = (_addition: CartAddition) => new Promise<AdditionRefusal | null>(() => {});

const provided = (send: (addition: CartAddition) => Promise<AdditionRefusal | null>) =>
  cartAdditionsMachine.provide({
    actors: { send: fromPromise<AdditionRefusal | null, CartAddition>(({ input }) => send(input)) },
  });

function start(send: (addition: CartAddition) => Promise<AdditionRefusal | null>) {
  let giveBack = () => {};
  const actor = createActor(
    provided(send).provide({
      actors: {
        watchConnection: fromCallback<CartAdditionsEvent>(({ sendBack }) => {
          giveBack = () => sendBack({ type: 'connection.return' });
        }),
      },
    }),
  );
  const said: CartAdditionsEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    said,
    set: (...codes: string[]) => actor.send({ type: 'additions.set', additions: codes.map(addition) }),
    connect: () => giveBack(),
    until: (state: 'waiting' | 'sending' | 'unreached') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

test('every state and transition can be reached', () => {
  walkMachine(provided(never), {
    facts: ({ additions, failures }: { additions: readonly CartAddition[]; failures: number }) => [
      additions.map(({ code }) => code),
      Math.min(failures, 1),
    ],
    cases: [
      { type: 'additions.set', additions: [] },
      { type: 'additions.set', additions: [addition('a')] },
      { type: 'additions.set', additions: [addition('a'), addition('b')] },
      { type: 'additions.set', additions: [addition('b')] },
      { type: 'connection.return' },
      { type: 'xstate.done.actor.0.cartAdditions.sending', output: null },
    ],
  });
});

test('sends one after another, each once, and reports each outcome', async () => {
  const refusal = { code: 'STOCK_SHORT', message: '' };
  const send = jest.fn(async ({ code }: CartAddition) => (code === 'b' ? refusal : null));
  const { actor, said, set } = start(send);
  set('a', 'b');
  await waitFor(actor, () => said.length === 2);
  expect(send.mock.calls.map(([{ code }]) => code)).toEqual(['a', 'b']);
  expect(said.map(({ addition: { code }, refusal: reason }) => [code, reason])).toEqual([
    ['a', null],
    ['b', refusal],
  ]);
});

test('an addition without an answer is sent again under its code when the network is back', async () => {
  const send = jest.fn(never).mockRejectedValueOnce(new Error('OFFLINE'));
  const { set, until, connect } = start(send);
  set('a');
  await until('unreached');
  connect();
  await until('sending');
  expect(send.mock.calls.map(([{ code }]) => code)).toEqual(['a', 'a']);
});

test('is sent again by itself, later each time', async () => {
  jest.useFakeTimers();
  const send = jest.fn(async () => Promise.reject(new Error('OFFLINE')));
  const { set } = start(send);
  set('a');
  for (const [delay, calls] of [
    [0, 1],
    [5_000, 2],
    [5_000, 2],
    [5_000, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(delay);
    expect(send).toHaveBeenCalledTimes(calls);
  }
  jest.useRealTimers();
});

test('an addition that comes while another is sent waits for it', async () => {
  const send = jest.fn(never);
  const { set, actor } = start(send);
  set('a');
  set('a', 'b');
  expect(send).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context.additions.map(({ code }) => code)).toEqual(['a', 'b']);
});

test('sends nothing after its end, such as at sign-out', async () => {
  const send = jest.fn(async () => Promise.reject(new Error('OFFLINE')));
  const { set, until, actor, connect } = start(send);
  set('a');
  await until('unreached');
  set();
  connect();
  expect(actor.getSnapshot().value).toBe('waiting');
  expect(send).toHaveBeenCalledTimes(1);
});
