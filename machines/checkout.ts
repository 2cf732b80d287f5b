import { assign, emit, setup } from 'xstate';
import {
  type CheckoutFacts,
  type CheckoutSection,
  type Dropship,
  firstMissing,
  type Goods,
  isSettled,
  type Payment,
  type Quote,
  totalOf,
  type VoucherFact,
} from './checkout-sum';

interface Context extends CheckoutFacts {
  /** The total at the tap that places the order. */
  seenTotal: number;
}

interface Input {
  goods: Goods;
  payment: Payment | null;
  note: string;
  dropship: Dropship;
}

export type CheckoutEvent =
  | { type: 'goods.change'; goods: Goods }
  | { type: 'quote.change'; hasCarrier: boolean; quote: Quote | null }
  | { type: 'voucher.change'; voucher: VoucherFact | null }
  | { type: 'payment.choose'; payment: Payment | null }
  | { type: 'note.type'; text: string }
  | { type: 'dropship.toggle' }
  | { type: 'dropship.type'; field: 'name' | 'phone'; text: string }
  | { type: 'order.place' }
  | { type: 'order.return' };

export type CheckoutEmitted =
  | { type: 'section.missing'; section: CheckoutSection }
  /** It is another than the one that was agreed to. */
  | { type: 'total.changed' }
  | { type: 'order.ready' };

const longest = { name: 30, phone: 15, note: 200 } as const;
const nobody: Dropship = { wanted: false, name: '', phone: '' };

/** A checkout's sections and what they ask for; an order is ready when goods, delivery and voucher are of one revision. */
export const checkoutMachine = setup({
  types: {} as { context: Context; input: Input; events: CheckoutEvent; emitted: CheckoutEmitted },
  guards: {
    isIncomplete: ({ context }) => firstMissing(context) !== null,
    isSettled: ({ context }) => isSettled(context),
    isAgreed: ({ context }) => isSettled(context) && totalOf(context) === context.seenTotal,
  },
  actions: {
    rememberGoods: assign((_, { goods }: { goods: Goods }) => ({ goods })),
    rememberQuote: assign((_, { hasCarrier, quote }: { hasCarrier: boolean; quote: Quote | null }) => ({
      hasCarrier,
      quote,
    })),
    rememberVoucher: assign((_, { voucher }: { voucher: VoucherFact | null }) => ({ voucher })),
    rememberPayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text.slice(0, longest.note) })),
    toggleDropship: assign(({ context: { dropship } }) => ({ dropship: { ...nobody, wanted: !dropship.wanted } })),
    writeDropship: assign(({ context: { dropship } }, { field, text }: { field: 'name' | 'phone'; text: string }) => ({
      dropship: {
        ...dropship,
        [field]: (field === 'phone' ? text.replaceAll(/\D/g, '') : text).slice(0, longest[field]),
      },
    })),
    rememberTotal: assign(({ context }) => ({ seenTotal: totalOf(context) })),
    sayMissing: emit(
      ({ context }): CheckoutEmitted => ({ type: 'section.missing', section: firstMissing(context) ?? 'payment' }),
    ),
    sayChanged: emit({ type: 'total.changed' }),
    sayReady: emit({ type: 'order.ready' }),
  },
}).createMachine({
  id: 'checkout',
  meta: {
    inspectable: [
      'goods.revision',
      'goods.carrierNeeded',
      'goods.hasAddress',
      'goods.changing',
      'hasCarrier',
      'quote.revision',
      'quote.carrierKind',
      'payment.kind',
      'voucher.discount',
      'dropship.wanted',
      'seenTotal',
    ],
  },
  context: ({ input }) => ({ ...input, hasCarrier: false, quote: null, voucher: null, seenTotal: 0 }),
  initial: 'editing',
  on: {
    'goods.change': { actions: { type: 'rememberGoods', params: ({ event }) => event } },
    'quote.change': { actions: { type: 'rememberQuote', params: ({ event }) => event } },
    'voucher.change': { actions: { type: 'rememberVoucher', params: ({ event }) => event } },
  },
  states: {
    editing: {
      on: {
        'payment.choose': { actions: { type: 'rememberPayment', params: ({ event }) => event } },
        'note.type': { actions: { type: 'writeNote', params: ({ event }) => event } },
        'dropship.toggle': { actions: 'toggleDropship' },
        'dropship.type': { actions: { type: 'writeDropship', params: ({ event }) => event } },
        'order.place': { target: 'settling', actions: 'rememberTotal' },
      },
    },
    settling: {
      tags: 'busy',
      always: [
        { guard: 'isIncomplete', target: 'editing', actions: 'sayMissing' },
        { guard: 'isAgreed', target: 'placed' },
        { guard: 'isSettled', target: 'editing', actions: 'sayChanged' },
      ],
    },
    placed: { tags: 'busy', entry: 'sayReady', on: { 'order.return': 'editing' } },
  },
});
