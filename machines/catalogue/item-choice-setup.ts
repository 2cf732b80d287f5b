import { assign, emit, setup } from 'xstate';
import {
  type ChoiceLine,
  type ChoosableItem,
  ceilingOf,
  digitsOf,
  quantityIn,
  withQuantity,
} from './item-choice-limits';
import { provided } from '../provided';

export type ChoiceIntent = 'cart' | 'buy';

/** The stored part of a choice: only ids and quantities. */
export interface Choice {
  item: string;
  intent: ChoiceIntent;
  lines: readonly ChoiceLine[];
}

export interface ChoiceRefusal {
  code: string;
  message: string;
}

type Destination = 'cart' | 'waiting' | 'checkout' | 'stored';

/**
 * Where the submitted choice went: into the cart, now or when the network is back; to the checkout; or to sign-in,
 * after which it resumes.
 */
export type Submitted = { kind: Destination } | { kind: 'refused'; refusal: ChoiceRefusal };

interface Context {
  item: ChoosableItem;
  intent: ChoiceIntent;
  lines: readonly ChoiceLine[];
  refusal: ChoiceRefusal | null;
}

export type ItemChoiceEvent =
  | { type: 'choice.open'; intent: ChoiceIntent }
  | { type: 'choice.close' }
  | { type: 'choice.confirm' }
  | { type: 'quantity.raise'; option: string }
  | { type: 'quantity.lower'; option: string }
  | { type: 'quantity.type'; option: string; text: string }
  | { type: 'notice.dismiss' };

export type ItemChoiceEmitted =
  | { type: 'choice.closed' }
  | { type: 'choice.submitted'; kind: Destination; lines: readonly ChoiceLine[] }
  | { type: 'stock.short' }
  | { type: 'limit.reached'; limit: number };

interface Option {
  option: string;
}
type Typed = Option & { text: string };

/** The context, events and actions of the choice of an item. */
export const itemChoiceSetup = setup({
  types: {} as {
    context: Context;
    input: { item: ChoosableItem; lines?: readonly ChoiceLine[] };
    events: ItemChoiceEvent;
    emitted: ItemChoiceEmitted;
  },
  actors: { submit: provided<Submitted, Choice>('submit') },
  guards: {
    isAskedFor: ({ context: { item } }) => item.maxQuantity === 0,
    isSoldOut: ({ context: { item } }) => item.options.every(({ stock }) => stock === 0),
    isOffered: ({ context }, { option }: Option) => context.item.options.some(({ id }) => id === option),
    hasRoom: ({ context }, { option }: Option) => quantityIn(context.lines, option) < ceilingOf(context, option).max,
    hasSome: ({ context }, { option }: Option) => quantityIn(context.lines, option) > 0,
    fits: ({ context }, { option, text }: Typed) => digitsOf(text) <= ceilingOf(context, option).max,
    hasChosen: ({ context }) => context.lines.length > 0,
    isRefused: (_, submitted: Submitted | undefined) => submitted?.kind === 'refused',
    isAdded: (_, submitted: Submitted | undefined) => submitted?.kind === 'cart',
    isWaiting: (_, submitted: Submitted | undefined) => submitted?.kind === 'waiting',
    hasVariants: ({ context }) => context.item.hasVariants,
  },
  actions: {
    /** If there is only one option, the choice starts with one piece, as most customers want one. */
    begin: assign(({ context }, intent: ChoiceIntent) => {
      const [only, ...others] = context.item.options;
      const startsWithOne = only && others.length === 0 && context.lines.length === 0;
      return { intent, ...(startsWithOne && { lines: withQuantity(context, only.id, 1) }) };
    }),
    raise: assign(({ context }, { option }: Option) => ({
      lines: withQuantity(context, option, quantityIn(context.lines, option) + 1),
    })),
    lower: assign(({ context }, { option }: Option) => ({
      lines: withQuantity(context, option, quantityIn(context.lines, option) - 1),
    })),
    write: assign(({ context }, { option, text }: Typed) => ({
      lines: withQuantity(context, option, digitsOf(text)),
    })),
    clearLines: assign({ lines: [] }),
    rememberRefusal: assign((_, submitted: Submitted | undefined) => ({
      refusal: submitted?.kind === 'refused' ? submitted.refusal : null,
    })),
    emitSubmitted: emit(({ context }, submitted: Submitted | undefined): ItemChoiceEmitted => {
      const kind = submitted && submitted.kind !== 'refused' ? submitted.kind : 'stored';
      return { type: 'choice.submitted', kind, lines: context.lines };
    }),
    emitCeiling: emit(({ context }, { option }: Option): ItemChoiceEmitted => {
      const { isStock, limit } = ceilingOf(context, option);
      return isStock ? { type: 'stock.short' } : { type: 'limit.reached', limit };
    }),
    emitClosed: emit({ type: 'choice.closed' }),
  },
});
