import { assign, emit, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import { failureParams, outputParams } from '../params';
import { provided } from '../provided';

/** Null if the password is correct. */
export type SpendingAnswer = Refusal | null;

interface Input {
  /** The session code of the attempt that will spend. */
  sessionCode: string;
}

interface Context extends Input {
  refusal: Refusal | null;
}

export type SpendingEvent = { type: 'password.send'; password: string } | { type: 'password.change' };

/** Asks for the password before money leaves the balance. It is sent with the session code of the attempt, and never stored. */
export const spendingMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: SpendingEvent;
    emitted: { type: 'spending.confirmed'; code: string };
  },
  actors: { confirmSpending: provided<SpendingAnswer, Input & { password: string }>('confirmSpending') },
  guards: { isRefused: (_, answer: SpendingAnswer) => answer !== null },
  actions: {
    rememberRefusal: assign((_, refusal: SpendingAnswer) => ({ refusal })),
    dropRefusal: assign({ refusal: null }),
    announceConfirmation: emit(({ context }) => ({ type: 'spending.confirmed', code: context.sessionCode }) as const),
  },
}).createMachine({
  id: 'spending',
  meta: { inspectable: ['refusal.code'] },
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'password.send': 'checking', 'password.change': { actions: 'dropRefusal' } } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'confirmSpending',
        input: ({ context, event }) => ({
          sessionCode: context.sessionCode,
          password: event.type === 'password.send' ? event.password : '',
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'asking',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { target: 'confirmed' },
        ],
        onError: { target: 'asking', actions: { type: 'rememberRefusal', params: failureParams } },
      },
    },
    confirmed: { type: 'final', entry: 'announceConfirmation' },
  },
});
