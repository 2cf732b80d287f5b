import { itemChoiceSetup } from './item-choice-setup';
import { type ChoiceLine, withQuantity } from './item-choice-limits';
import { eventParams, outputParams } from '../params';

/**
 * The choice of an item: its variants and quantities, and whether they go into the cart or directly to the checkout.
 */
export const itemChoiceMachine = itemChoiceSetup.createMachine({
  id: 'itemChoice',
  meta: { inspectable: ['intent', 'lines.length', 'refusal.code', 'item.hasVariants'] },
  context: ({ input: { item, lines = [] } }) => ({
    item,
    intent: 'cart',
    refusal: null,
    lines: lines.reduce<readonly ChoiceLine[]>(
      (sofar, { id, quantity }) => withQuantity({ item, lines: sofar }, id, quantity),
      [],
    ),
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'emitClosed',
      initial: 'resting',
      states: {
        resting: {},
        added: { on: { 'notice.dismiss': 'resting' } },
        /** The addition waits for the network. */
        waiting: { on: { 'notice.dismiss': 'resting' } },
        /** The sheet covers the page until the next one is shown, so that a second tap cannot open it again. */
        leaving: {},
      },
      on: {
        'choice.open': [
          { guard: 'isAskedFor', target: 'askedFor' },
          { guard: 'isSoldOut', target: 'soldOut' },
          { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event.intent } },
        ],
      },
    },
    /** The item cannot be bought here. */
    askedFor: { on: { 'notice.dismiss': 'closed', 'choice.close': 'closed' } },
    soldOut: { on: { 'notice.dismiss': 'closed', 'choice.close': 'closed' } },
    choosing: {
      initial: 'editing',
      states: {
        editing: {},
        unanswered: { on: { 'notice.dismiss': 'editing' } },
        failed: {},
        refused: { on: { 'notice.dismiss': 'editing' } },
      },
      on: {
        'quantity.raise': [
          {
            guard: { type: 'hasRoom', params: eventParams },
            actions: { type: 'raise', params: eventParams },
          },
          {
            guard: { type: 'isOffered', params: eventParams },
            actions: { type: 'emitCeiling', params: eventParams },
          },
        ],
        'quantity.lower': {
          guard: { type: 'hasSome', params: eventParams },
          actions: { type: 'lower', params: eventParams },
        },
        'quantity.type': [
          {
            guard: { type: 'fits', params: eventParams },
            actions: { type: 'write', params: eventParams },
          },
          {
            guard: { type: 'isOffered', params: eventParams },
            actions: [
              { type: 'write', params: eventParams },
              { type: 'emitCeiling', params: eventParams },
            ],
          },
        ],
        'choice.confirm': [
          { guard: 'hasChosen', target: 'submitting' },
          { guard: 'hasVariants', target: 'closed' },
          { target: '.unanswered' },
        ],
        'choice.close': 'closed',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context: { item, intent, lines } }) => ({ item: item.id, intent, lines }),
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'choosing.refused',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          {
            guard: { type: 'isAdded', params: outputParams },
            target: 'closed.added',
            actions: [{ type: 'emitSubmitted', params: outputParams }, 'clearLines'],
          },
          {
            guard: { type: 'isWaiting', params: outputParams },
            target: 'closed.waiting',
            actions: [{ type: 'emitSubmitted', params: outputParams }, 'clearLines'],
          },
          {
            target: 'closed.leaving',
            actions: [{ type: 'emitSubmitted', params: outputParams }, 'clearLines'],
          },
        ],
        onError: 'choosing.failed',
      },
      on: { 'choice.close': 'closed' },
    },
  },
});
