import { assign, emit, fromCallback, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

/** An item that was put into the cart without a network. */
export interface CartAddition {
  /** Identifies the attempt, so that it adds only once even if it is sent twice. */
  code: string;
  item: string;
  title: string;
  lines: readonly { id: string; quantity: number }[];
}

export interface AdditionRefusal {
  code: string;
  message: string;
}

interface Context {
  /** Oldest first. The first one is being sent. */
  additions: readonly CartAddition[];
  /** How many times in a row there was no answer. */
  failures: number;
}

export type CartAdditionsEvent =
  | { type: 'additions.set'; additions: readonly CartAddition[] }
  | { type: 'connection.return' };

/** Null if it is in the cart. */
export type CartAdditionsEmitted = {
  type: 'addition.answered';
  addition: CartAddition;
  refusal: AdditionRefusal | null;
};

const minDelayMs = 5_000;
const maxDelayMs = 60_000;

/** Sends items that wait for the cart one after another, each until it gets an answer. */
export const cartAdditionsMachine = setup({
  types: {} as { context: Context; events: CartAdditionsEvent; emitted: CartAdditionsEmitted },
  actors: {
    send: provided<AdditionRefusal | null, CartAddition>('send'),
    /** Sends `connection.return` whenever the network may be there again. */
    watchConnection: fromCallback<CartAdditionsEvent>(() => undefined),
  },
  delays: { retried: ({ context: { failures } }) => Math.min(minDelayMs * 2 ** (failures - 1), maxDelayMs) },
  guards: {
    hasAdditions: ({ context }) => context.additions.length > 0,
    isFirst: ({ context }, [first]: readonly CartAddition[]) => context.additions[0]?.code === first?.code,
  },
  actions: {
    setAdditions: assign((_, additions: readonly CartAddition[]) => ({ additions })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    clearFailures: assign({ failures: 0 }),
    emitAnswered: emit(({ context }, refusal: AdditionRefusal | null) => ({
      type: 'addition.answered' as const,
      addition: context.additions[0] as CartAddition,
      refusal,
    })),
    dropAddition: assign(({ context }) => ({ additions: context.additions.slice(1) })),
  },
}).createMachine({
  id: 'cartAdditions',
  meta: { inspectable: ['additions.length', 'failures'] },
  context: { additions: [], failures: 0 },
  invoke: { src: 'watchConnection' },
  on: {
    'additions.set': { target: '.waiting', actions: { type: 'setAdditions', params: ({ event }) => event.additions } },
  },
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasAdditions', target: 'sending' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.additions[0] as CartAddition,
        onDone: {
          target: 'waiting',
          actions: [{ type: 'emitAnswered', params: outputParams }, 'dropAddition', 'clearFailures'],
        },
        onError: { target: 'unreached', actions: 'countFailure' },
      },
      on: {
        'additions.set': {
          guard: { type: 'isFirst', params: ({ event }) => event.additions },
          actions: { type: 'setAdditions', params: ({ event }) => event.additions },
        },
      },
    },
    unreached: {
      after: { retried: 'waiting' },
      on: { 'connection.return': 'waiting' },
    },
  },
});
