import { dropshipNameLength, noteLength, phoneLength } from './__generated__/limits';
import { assign, emit, setup } from 'xstate';
import {
  type Agreed,
  agreedOf,
  type CheckoutFacts,
  type CheckoutSection,
  type Delivery,
  type Dropship,
  firstMissing,
  type Goods,
  isSame,
  isSettled,
  type Payment,
  type VoucherFact,
} from './checkout-sum';
import { eventParams } from './params';

interface Context extends CheckoutFacts {
  /** What the page showed at the tap that places the order. */
  agreed: Agreed | null;
}

interface Input {
  goods: Goods;
  payment: Payment | null;
  note: string;
  dropship: Dropship;
}

export type CheckoutEvent =
  | { type: 'goods.change'; goods: Goods }
  | ({ type: 'quote.change' } & Delivery)
  | { type: 'voucher.change'; voucher: VoucherFact | null }
  | { type: 'payment.choose'; payment: Payment | null }
  | { type: 'note.type'; text: string }
  | { type: 'dropship.toggle' }
  | { type: 'dropship.type'; field: 'name' | 'phone'; text: string }
  | { type: 'order.place' }
  | { type: 'order.return' };

export type CheckoutEmitted =
  | { type: 'section.missing'; section: CheckoutSection }
  /** It, or what the voucher gives, is another than what was agreed to. */
  | { type: 'total.changed' }
  | { type: 'order.ready' };

const maxLength = { name: dropshipNameLength, phone: phoneLength } as const;
const nobody: Dropship = { wanted: false, name: '', phone: '' };

/** A checkout's sections and what they ask for; an order is ready when goods, delivery and voucher are of one revision. */
export const checkoutMachine = setup({
  types: {} as { context: Context; input: Input; events: CheckoutEvent; emitted: CheckoutEmitted },
  guards: {
    isIncomplete: ({ context }) => firstMissing(context) !== null,
    isSettled: ({ context }) => isSettled(context),
    isAgreed: ({ context }) =>
      isSettled(context) && context.agreed !== null && isSame(agreedOf(context), context.agreed),
  },
  actions: {
    rememberGoods: assign((_, { goods }: { goods: Goods }) => ({ goods })),
    rememberQuote: assign((_, { hasCarrier, quoting, quote }: Delivery) => ({ hasCarrier, quoting, quote })),
    rememberVoucher: assign((_, { voucher }: { voucher: VoucherFact | null }) => ({ voucher })),
    rememberPayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text.slice(0, noteLength) })),
    toggleDropship: assign(({ context: { dropship } }) => ({ dropship: { ...nobody, wanted: !dropship.wanted } })),
    writeDropship: assign(({ context: { dropship } }, { field, text }: { field: 'name' | 'phone'; text: string }) => ({
      dropship: {
        ...dropship,
        [field]: (field === 'phone' ? text.replaceAll(/\D/g, '') : text).slice(0, maxLength[field]),
      },
    })),
    rememberAgreed: assign(({ context }) => ({ agreed: agreedOf(context) })),
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
      'quoting',
      'quote.revision',
      'quote.carrierKind',
      'payment.kind',
      'voucher.discount',
      'voucher.cashback',
      'dropship.wanted',
      'agreed.total',
      'agreed.discount',
      'agreed.cashback',
    ],
  },
  context: ({ input }) => ({ ...input, hasCarrier: false, quoting: false, quote: null, voucher: null, agreed: null }),
  initial: 'editing',
  on: {
    'goods.change': { actions: { type: 'rememberGoods', params: eventParams } },
    'quote.change': { actions: { type: 'rememberQuote', params: eventParams } },
    'voucher.change': { actions: { type: 'rememberVoucher', params: eventParams } },
  },
  states: {
    editing: {
      on: {
        'payment.choose': { actions: { type: 'rememberPayment', params: eventParams } },
        'note.type': { actions: { type: 'writeNote', params: eventParams } },
        'dropship.toggle': { actions: 'toggleDropship' },
        'dropship.type': { actions: { type: 'writeDropship', params: eventParams } },
        'order.place': { target: 'settling', actions: 'rememberAgreed' },
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
