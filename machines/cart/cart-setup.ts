import { assign, emit, setup } from 'xstate';
import {
  type Cart,
  ceilingOf,
  type Changed,
  differences,
  type LineChange,
  lineIn,
  lineRemovals,
  type Removal,
  shownLines,
  since,
  withChange,
  withCheck,
  withGroup,
} from './cart-lines';
import { provided } from '../provided';

export interface CartRefusal {
  code: string;
  message: string;
}

export type CartAnswer = { cart: Cart } | { refusal: CartRefusal };

interface Context extends Changed {
  sent: readonly LineChange[];
  pendingRemoval: Removal | null;
  /** Whether the cart was changed elsewhere. */
  stale: boolean;
  /** Whether the checkout opens when everything has been sent. */
  isNavigating: boolean;
}

interface QuantityChange {
  line: string;
  quantity: number;
}

export type CartEvent =
  | ({ type: 'quantity.set' } & QuantityChange)
  | { type: 'line.check'; line: string; checked: boolean }
  | { type: 'group.select'; group: string }
  | { type: 'removal.ask'; removal: Removal }
  | { type: 'removal.confirm' }
  | { type: 'removal.dismiss' }
  /** Lines that were removed without a network before the page was loaded. */
  | { type: 'removals.resume'; lines: readonly string[] }
  | { type: 'cart.refresh' }
  | { type: 'cart.checkout' };

export type CartEmitted =
  | { type: 'stock.short' }
  | { type: 'limit.reached'; limit: number }
  /** Null if there was no answer. */
  | { type: 'change.refused'; refusal: CartRefusal | null }
  | { type: 'removal.done' }
  | { type: 'removal.failed' }
  | { type: 'checkout.empty' }
  | { type: 'checkout.open' };

type Answered = CartAnswer | undefined;

const maxOf = (context: Context, id: string) => {
  const line = lineIn(context, id);
  return line ? ceilingOf(line) : 0;
};

/** Changes to a line that has been or is being removed are not sent. */
const unsent = (context: Context) => context.changes.filter(({ id }) => lineIn(context, id) !== null);

export const cartSetup = setup({
  types: {} as { context: Context; input: { cart: Cart }; events: CartEvent; emitted: CartEmitted },
  actors: {
    sendChanges: provided<CartAnswer, readonly LineChange[]>('sendChanges'),
    remove: provided<CartAnswer, Removal>('remove'),
    loadCart: provided<CartAnswer, undefined>('loadCart'),
  },
  delays: { settled: 300, retried: 5_000 },
  guards: {
    isNone: (_, { quantity }: QuantityChange) => quantity <= 0,
    isTooMany: ({ context }, { line, quantity }: QuantityChange) => quantity > maxOf(context, line),
    hasChecked: ({ context }) => shownLines(context).some(({ checked }) => checked),
    isUnsent: ({ context }) => unsent(context).length > 0,
    /** The last change was undone. */
    isSent: ({ context }) => unsent(context).length === 0,
    hasRemovals: ({ context }) => context.removals.length > 0,
    isStale: ({ context }) => context.stale,
    shouldNavigate: ({ context }) => context.isNavigating,
    isRefused: (_, answer: Answered) => answer !== undefined && 'refusal' in answer,
  },
  actions: {
    setQuantity: assign(({ context }, { line, quantity }: QuantityChange) => {
      const max = Math.max(1, maxOf(context, line));
      return { changes: withChange(context, line, { quantity: Math.min(max, Math.max(1, quantity)) }) };
    }),
    check: assign(({ context }, { line, checked }: { line: string; checked: boolean }) => ({
      changes: withCheck(context, line, checked),
    })),
    select: assign(({ context }, { group }: { group: string }) => ({ changes: withGroup(context, group) })),
    ask: assign((_, pendingRemoval: Removal) => ({ pendingRemoval })),
    clearAsked: assign({ pendingRemoval: null }),
    takeOut: assign(({ context: { pendingRemoval, removals } }) => ({
      removals: pendingRemoval ? [...removals, pendingRemoval] : removals,
    })),
    /** Only the lines of a group that the customer saw, because others may be added until the network is back. */
    storeRemoval: assign(({ context: { cart, removals } }) => ({ removals: lineRemovals(cart, removals) })),
    resumeRemovals: assign(({ context }, { lines }: { lines: readonly string[] }) => ({
      removals: [
        ...context.removals,
        ...lines.filter((id) => lineIn(context, id)).map((id): Removal => ({ kind: 'line', id })),
      ],
    })),
    clearRemoval: assign(({ context: { removals } }) => ({ removals: removals.slice(1) })),
    rememberSent: assign(({ context }) => ({ sent: unsent(context) })),
    clearSent: assign(({ context: { changes, sent } }) => ({ changes: since(changes, sent), sent: [] })),
    // A late answer may be older than the cart.
    accept: assign(({ context: { cart } }, answer: Answered) =>
      answer && 'cart' in answer && answer.cart.revision >= cart.revision ? { cart: answer.cart } : {},
    ),
    noteStale: assign({ stale: true }),
    clearStale: assign({ stale: false }),
    startNavigation: assign(({ context }) => ({ isNavigating: true, changes: differences(context) })),
    cancelNavigation: assign({ isNavigating: false }),
    emitCeiling: emit(({ context }, { line }: QuantityChange): CartEmitted => {
      const limit = maxOf(context, line);
      return limit === 0 ? { type: 'stock.short' } : { type: 'limit.reached', limit };
    }),
    emitRefused: emit((_, answer: Answered): CartEmitted => {
      const refusal = answer && 'refusal' in answer ? answer.refusal : null;
      return { type: 'change.refused', refusal };
    }),
    /** A missing line was already removed, but the answer was lost. */
    emitRemoval: emit((_, answer: Answered): CartEmitted => {
      const isDone = !answer || !('refusal' in answer) || answer.refusal.code === 'LINE_GONE';
      return { type: isDone ? 'removal.done' : 'removal.failed' };
    }),
    emitEmpty: emit({ type: 'checkout.empty' }),
    openCheckout: emit({ type: 'checkout.open' }),
  },
});
