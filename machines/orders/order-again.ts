import { assign, emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

/** The result: lines that differ from the order, or a refusal. */
export interface AgainAnswer<Line = unknown> {
  /** Pieces added to the cart. */
  added: number;
  /** Lines with fewer pieces or another price. */
  changed: readonly Line[];
  refusal: { code: string; message: string } | null;
}

interface Context {
  /** The session code of the attempt. Further taps continue it until there is an answer. */
  code: string | null;
  answer: AgainAnswer | null;
}

export type OrderAgainEvent = { type: 'order.again'; code: string } | { type: 'answer.close' };

/** Adds an order's lines to the cart again, one attempt at a time; repeats an attempt that got no answer. */
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
    emitFilled: emit({ type: 'cart.filled' }),
    emitEnded: emit({ type: 'attempt.ended' }),
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
        /** Without an answer, the lines may have been added, so the next tap uses the same code. */
        failed: {},
        answered: { on: { 'answer.close': 'untouched' } },
      },
    },
    adding: {
      tags: 'busy',
      exit: 'emitEnded',
      invoke: {
        src: 'add',
        input: ({ context }) => context.code ?? '',
        onDone: [
          {
            guard: { type: 'isComplete', params: outputParams },
            target: 'waiting',
            actions: ['dropCode', 'emitFilled'],
          },
          { target: 'waiting.answered', actions: { type: 'storeAnswer', params: outputParams } },
        ],
        onError: 'waiting.failed',
      },
    },
  },
});
