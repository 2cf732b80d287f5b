import { dropshipNameLength, noteLength, phoneLength } from '../__generated__/limits';
import { assign, emit, sendTo, setup } from 'xstate';
import { carrierSelectionMachine, type Parcel } from './carrier-selection';
import { type OwnLines, checkoutQuantitiesMachine } from './checkout-quantities';
import {
  type Agreed,
  agreedOf,
  basisOf,
  type PurchaseFacts,
  type PurchaseSection,
  type Delivery,
  type Dropship,
  firstMissing,
  type Goods,
  isSame,
  isSettled,
  type Payment,
  type VoucherFact,
} from '../purchase/purchase-sum';
import { orderSubmissionMachine, type PlacedOrder } from '../orders/order-submission';
import { type VoucherBasis, voucherMachine } from '../vouchers/voucher';

interface ActorInputs {
  parcel: Parcel;
  /** Chosen before a reload. */
  carrier: { carrier: string; service: string | null } | null;
  /** Of a voucher that was applied before a reload; empty without one. */
  voucherCode: string;
  /** Of an attempt to order whose end was not known when the page was left. */
  attempt: { sessionCode: string | null; isOther: boolean };
  /** Lines of what is bought by itself; null for the cart. */
  own: OwnLines;
}

interface Context extends PurchaseFacts {
  /** What the page showed at the tap that places the order. */
  agreed: Agreed | null;
  /** What the voucher was last told. */
  basis: VoucherBasis | null;
  actorInputs: ActorInputs;
}

interface Input extends ActorInputs {
  goods: Goods;
  payment: Payment | null;
  note: string;
  dropship: Dropship;
}

interface NewOrder {
  order: PlacedOrder;
  code: string;
}

export type CheckoutEvent =
  | { type: 'goods.change'; goods: Goods; parcel: Parcel }
  | { type: 'payment.choose'; payment: Payment | null }
  | { type: 'note.type'; text: string }
  | { type: 'dropship.toggle' }
  | { type: 'dropship.type'; field: 'name' | 'phone'; text: string }
  | { type: 'order.place' }
  /** The answer to `order.ready`; a new code is the session code of the attempt, unless one is still open. */
  | ({ type: 'order.submit' } & NewOrder)
  | { type: 'order.return' };

export type CheckoutEmitted =
  | { type: 'section.missing'; section: PurchaseSection }
  /** It, or what the voucher gives, is another than what was agreed to. */
  | { type: 'total.changed' }
  | { type: 'order.ready' };

const maxLength = { name: dropshipNameLength, phone: phoneLength } as const;
const nobody: Dropship = { enabled: false, name: '', phone: '' };

export const checkoutSetup = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: CheckoutEvent;
    emitted: CheckoutEmitted;
    children: { quantities: 'quantities'; carrier: 'carrier'; voucher: 'voucher'; submission: 'submission' };
  },
  actors: {
    quantities: checkoutQuantitiesMachine,
    carrier: carrierSelectionMachine,
    voucher: voucherMachine,
    submission: orderSubmissionMachine,
  },
  guards: {
    hasOtherBasis: ({ context }) => basisOf(context)?.key !== context.basis?.key,
    isIncomplete: ({ context }) => firstMissing(context) !== null,
    isSettled: ({ context }) => isSettled(context),
    isAgreed: ({ context }) =>
      isSettled(context) && context.agreed !== null && isSame(agreedOf(context), context.agreed),
  },
  actions: {
    rememberGoods: assign((_, { goods }: { goods: Goods }) => ({ goods })),
    rememberDelivery: assign((_, delivery: Delivery) => delivery),
    rememberVoucher: assign((_, voucher: VoucherFact | null) => ({ voucher })),
    rememberBasis: assign(({ context }) => ({ basis: basisOf(context) })),
    changeBasis: sendTo('voucher', ({ context }) => ({ type: 'basis.change', basis: context.basis })),
    changeParcel: sendTo('carrier', (_, { parcel }: { parcel: Parcel }) => ({ type: 'parcel.change', parcel })),
    submitOrder: sendTo('submission', (_, { order, code }: NewOrder) => ({ type: 'order.submit', order, code })),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    rememberPayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text.slice(0, noteLength) })),
    toggleDropship: assign(({ context: { dropship } }) => ({ dropship: { ...nobody, enabled: !dropship.enabled } })),
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
});
