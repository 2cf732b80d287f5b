import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import { type AgainAnswer, orderAgainMachine } from '../../../machines/orders/order-again';
import { walkMachine } from '../../support/machines/coverage';

const complete: AgainAnswer = { added: 2, changed: [], refusal: null };
const partial: AgainAnswer = { added: 1, changed: [{ title: 'Bayam' }], refusal: null };
const never = () => new Promise<never>(() => {});

const provide = (add: (code: string) => Promise<AgainAnswer>) =>
  orderAgainMachine.provide({
    actors: { add: fromPromise(({ input }) => add(input)) as PromiseActorLogic<AgainAnswer, string> },
  });

function start(add: (code: string) => Promise<AgainAnswer>) {
  const actor = createActor(provide(add));
  const said: string[] = [];
  actor.on('*', ({ type }) => said.push(type));
  actor.start();
  const tap = (code: string) => actor.send({ type: 'order.again', code });
  return { actor, said, tap, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('every state and transition can be reached', () => {
  walkMachine(provide(never), {
    facts: ({ code }: { code: string | null }) => code,
    cases: [
      { type: 'order.again', code: 'one' },
      { type: 'xstate.done.actor.0.orderAgain.adding', output: complete },
      { type: 'xstate.done.actor.0.orderAgain.adding', output: partial },
    ],
  });
});

test('a second tap while the item is being added does nothing', async () => {
  const add = jest.fn(async () => complete);
  const { said, tap, settled } = start(add);
  tap('one');
  tap('two');
  await settled();
  expect(add.mock.calls).toEqual([['one']]);
  expect(said).toEqual(['attempt.ended', 'cart.filled']);
});

test('without an answer the next tap continues with the same code, after an answer with a new one', async () => {
  const add = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(complete);
  const { actor, tap, settled } = start(add);
  for (const code of ['one', 'two', 'three']) {
    tap(code);
    await settled();
    if (code === 'one') expect(actor.getSnapshot().value).toEqual({ waiting: 'failed' });
  }
  expect(add.mock.calls).toEqual([['one'], ['one'], ['three']]);
});

test.each([
  ['some lines are not as they were', partial],
  ['nothing could be added', { added: 0, changed: [], refusal: null }],
  ['it is refused', { added: 0, changed: [], refusal: { code: 'LIMIT_REACHED', message: '' } }],
])('where %s, the answer stays until it is closed', async (_case, answer) => {
  const { actor, said, tap, settled } = start(async () => answer);
  tap('one');
  await settled();
  expect(actor.getSnapshot().context.answer).toBe(answer);
  expect(said).toEqual(['attempt.ended']);
  actor.send({ type: 'answer.close' });
  expect(actor.getSnapshot().value).toEqual({ waiting: 'untouched' });
});
