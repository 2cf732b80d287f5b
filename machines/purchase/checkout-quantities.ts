import { assign, emit, setup } from 'xstate';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';
import type { Subject } from './subject';

export interface LineQuantity {
  line: string;
  quantity: number;
}

export interface QuantityRefusal {
  code: string;
  message: string;
}

/** Null of what is not there any more. */
export type QuantityAnswer = { outcome: 'accepted' } | { outcome: 'refused'; refusal: QuantityRefusal | null };

/** The page with the amounts of now, which the machine hands on, and what that says is bought; null where nothing is there any more. */
export type CheckoutAnswer =
  | { outcome: 'loaded'; page: object; subject: Subject | null }
  | Exclude<QuantityAnswer, { outcome: 'accepted' }>;

/** Lines of what is bought by itself; null for those of the cart. */
export type OwnLines = readonly LineQuantity[] | null;

interface Context {
  /** What is bought by itself, as the page shows it; null for the cart, which the server has. */
  own: OwnLines;
  /** What a person set, shown until the page has it. */
  edits: readonly LineQuantity[];
  /** Of it, what is not on its way to the server yet. */
  unsent: readonly LineQuantity[];
  sent: LineQuantity | null;
  request: OwnLines;
  /** What was loaded last. */
  loaded: Subject | null;
  /** How often what is bought by itself was recounted: the cart revision does not cover it. */
  counted: number;
}

export type CheckoutQuantitiesEvent = ({ type: 'quantity.set' } & LineQuantity) | { type: 'checkout.refresh' };

export type CheckoutQuantitiesEmitted =
  /** Null where no answer came, or nothing is there. */
  | { type: 'change.refused'; refusal: QuantityRefusal | null }
  | { type: 'checkout.loaded'; page: object; own: OwnLines };

const withQuantity = (lines: readonly LineQuantity[], { line, quantity }: LineQuantity) => [
  ...lines.filter((other) => other.line !== line),
  { line, quantity },
];

const quantityIn = (lines: readonly LineQuantity[], id: string) => lines.find(({ line }) => line === id)?.quantity;

/** Quantities of a checkout: shown at once, sent one after the other, and put back where they are refused. */
export const checkoutQuantitiesMachine = setup({
  types: {} as {
    context: Context;
    input: { own: OwnLines };
    events: CheckoutQuantitiesEvent;
    emitted: CheckoutQuantitiesEmitted;
  },
  actors: {
    sendQuantity: provided<QuantityAnswer, LineQuantity>('sendQuantity'),
    loadCheckout: provided<CheckoutAnswer, OwnLines>('loadCheckout'),
  },
  guards: {
    hasUnsent: ({ context }) => context.unsent.length > 0,
    hasUnsentOwn: ({ context }) => context.own !== null && context.unsent.length > 0,
    isRefused: (_, { outcome }: QuantityAnswer | CheckoutAnswer) => outcome === 'refused',
  },
  actions: {
    edit: assign(({ context: { edits, unsent } }, change: LineQuantity) => ({
      edits: withQuantity(edits, change),
      unsent: withQuantity(unsent, change),
    })),
    takeFirst: assign(({ context: { unsent } }) => ({ sent: unsent[0] ?? null, unsent: unsent.slice(1) })),
    prepareRequest: assign(({ context: { own, edits, unsent } }) =>
      own === null
        ? { request: null, unsent }
        : {
            request: own.map(({ line, quantity }) => ({ line, quantity: quantityIn(edits, line) ?? quantity })),
            unsent: [],
          },
    ),
    accept: assign(({ context: { request, counted, loaded } }, answer: CheckoutAnswer) => ({
      loaded: (answer.outcome === 'loaded' ? answer.subject : null) ?? loaded,
      own: request,
      counted: request === null ? counted : counted + 1,
    })),
    revertEdits: assign(({ context: { unsent } }) => ({ edits: unsent })),
    clearEdits: assign({ edits: [], sent: null, request: null }),
    sayRefused: emit(
      (_, answer: QuantityAnswer | CheckoutAnswer | undefined): CheckoutQuantitiesEmitted => ({
        type: 'change.refused',
        refusal: answer?.outcome === 'refused' ? answer.refusal : null,
      }),
    ),
    sayLoaded: emit(
      ({ context }, answer: CheckoutAnswer): CheckoutQuantitiesEmitted => ({
        type: 'checkout.loaded',
        page: answer.outcome === 'loaded' ? answer.page : {},
        own: context.request,
      }),
    ),
  },
}).createMachine({
  id: 'checkoutQuantities',
  meta: { inspectable: ['own.length', 'edits.length', 'unsent.length', 'counted'] },
  context: ({ input: { own } }) => ({
    own,
    edits: [],
    unsent: [],
    sent: null,
    request: null,
    loaded: null,
    counted: 0,
  }),
  on: { 'quantity.set': { actions: { type: 'edit', params: eventParams } } },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'quantity.set': { target: 'deciding', actions: { type: 'edit', params: eventParams } },
        'checkout.refresh': 'refreshing',
      },
    },
    deciding: {
      always: [
        { guard: 'hasUnsentOwn', target: 'refreshing' },
        { guard: 'hasUnsent', target: 'sending' },
        { target: 'resting', actions: 'clearEdits' },
      ],
    },
    sending: {
      entry: 'takeFirst',
      invoke: {
        src: 'sendQuantity',
        input: ({ context }) => context.sent as LineQuantity,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'sent',
            actions: { type: 'sayRefused', params: outputParams },
          },
          { target: 'sent' },
        ],
        onError: { target: 'sent', actions: { type: 'sayRefused', params: undefined } },
      },
    },
    /** The page is asked for when all is sent. */
    sent: { always: [{ guard: 'hasUnsent', target: 'sending' }, { target: 'refreshing' }] },
    refreshing: {
      entry: 'prepareRequest',
      invoke: {
        src: 'loadCheckout',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'deciding',
            actions: [{ type: 'sayRefused', params: outputParams }, 'revertEdits'],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'sayLoaded', params: outputParams },
              { type: 'accept', params: outputParams },
            ],
          },
        ],
        onError: { target: 'deciding', actions: [{ type: 'sayRefused', params: undefined }, 'revertEdits'] },
      },
      // What is on its way may be from before the reason to ask.
      on: { 'checkout.refresh': { target: 'refreshing', reenter: true } },
    },
  },
});
