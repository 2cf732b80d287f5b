import { assign, emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

/** What came of it: lines that are not as they were ordered, or a refusal. */
export interface AgainAnswer<Line = unknown> {
  /** Pieces that were put into the cart. */
  added: number;
  /** Lines with fewer pieces or another price. */
  changed: readonly Line[];
  refusal: { code: string; message: string } | null;
}

interface Context {
  /** Of the attempt: another tap goes on with it until an answer came. */
  code: string | null;
  answer: AgainAnswer | null;
}

export type OrderAgainEvent = { type: 'order.again'; code: string } | { type: 'answer.close' };

/** Puts an order's lines into the cart once more: one attempt at a time, which is repeated where no answer came. */
export const orderAgainMachine = setup({
  types: {} as { context: Context; events: OrderAgainEvent; emitted: { type: 'cart.filled' | 'attempt.ended' } },
  actors: { add: provided<AgainAnswer, string>('add') },
  guards: {
    isComplete: (_, { added, changed, refusal }: AgainAnswer) => added > 0 && changed.length === 0 && refusal === null,
  },
  actions: {
    storeCode: assign(({ context }, code: string) => ({ code: context.code ?? code, answer: null })),
    storeAnswer: assign((_, answer: AgainAnswer) => ({ answer, code: null })),
    dropCode: assign({ code: null }),
    sayFilled: emit({ type: 'cart.filled' }),
    sayEnded: emit({ type: 'attempt.ended' }),
  },
}).createMachine({
  id: 'orderAgain',
  meta: { inspectable: ['answer.added', 'answer.changed.length', 'answer.refusal.code'] },
  context: { code: null, answer: null },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'order.again': { target: 'adding', actions: { type: 'storeCode', params: ({ event }) => event.code } },
      },
      initial: 'untouched',
      states: {
        untouched: {},
        /** Without an answer it may have been done: the next tap asks with the same code. */
        failed: {},
        answered: { on: { 'answer.close': 'untouched' } },
      },
    },
    adding: {
      tags: 'busy',
      exit: 'sayEnded',
      invoke: {
        src: 'add',
        input: ({ context }) => context.code ?? '',
        onDone: [
          {
            guard: { type: 'isComplete', params: outputParams },
            target: 'waiting',
            actions: ['dropCode', 'sayFilled'],
          },
          { target: 'waiting.answered', actions: { type: 'storeAnswer', params: outputParams } },
        ],
        onError: 'waiting.failed',
      },
    },
  },
});
