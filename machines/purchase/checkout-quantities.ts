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

/** `refusal` is null if the line no longer exists. */
export type QuantityAnswer = { outcome: 'accepted' } | { outcome: 'refused'; refusal: QuantityRefusal | null };

/** The page with current amounts, which the machine passes on unread, and its subject; null if nothing is left to buy. */
export type CheckoutAnswer =
  | { outcome: 'loaded'; page: object; subject: Subject | null }
  | Exclude<QuantityAnswer, { outcome: 'accepted' }>;

/** The lines of a direct purchase; null for the cart's. */
export type OwnLines = readonly LineQuantity[] | null;

interface Context {
  /** The lines of a direct purchase, as shown; null for the cart, which the server stores. */
  own: OwnLines;
  /** Quantities that the customer has set, shown until the page has them. */
  edits: readonly LineQuantity[];
  /** The edits that are not being sent yet. */
  unsent: readonly LineQuantity[];
  sent: LineQuantity | null;
  request: OwnLines;
  /** The subject that was loaded last. */
  loaded: Subject | null;
  /** How often a direct purchase was recalculated, because the cart's revision does not cover it. */
  counted: number;
}

export type CheckoutQuantitiesEvent = ({ type: 'quantity.set' } & LineQuantity) | { type: 'checkout.refresh' };

export type CheckoutQuantitiesEmitted =
  /** Null if there was no answer, or the line no longer exists. */
  | { type: 'change.refused'; refusal: QuantityRefusal | null }
  | { type: 'checkout.loaded'; page: object; own: OwnLines };

const withQuantity = (lines: readonly LineQuantity[], { line, quantity }: LineQuantity) => [
  ...lines.filter((other) => other.line !== line),
  { line, quantity },
];

const quantityIn = (lines: readonly LineQuantity[], id: string) => lines.find(({ line }) => line === id)?.quantity;

/** Quantities of a checkout: shown immediately, sent one after another, and reverted if they are refused. */
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
    emitRefused: emit(
      (_, answer: QuantityAnswer | CheckoutAnswer | undefined): CheckoutQuantitiesEmitted => ({
        type: 'change.refused',
        refusal: answer?.outcome === 'refused' ? answer.refusal : null,
      }),
    ),
    emitLoaded: emit(
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
            actions: { type: 'emitRefused', params: outputParams },
          },
          { target: 'sent' },
        ],
        onError: { target: 'sent', actions: { type: 'emitRefused', params: undefined } },
      },
    },
    /** Reloads the page once everything is sent. */
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
            actions: [{ type: 'emitRefused', params: outputParams }, 'revertEdits'],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'emitLoaded', params: outputParams },
              { type: 'accept', params: outputParams },
            ],
          },
        ],
        onError: { target: 'deciding', actions: [{ type: 'emitRefused', params: undefined }, 'revertEdits'] },
      },
      // A response in flight may be older than the reason for the refresh.
      on: { 'checkout.refresh': { target: 'refreshing', reenter: true } },
    },
  },
});
