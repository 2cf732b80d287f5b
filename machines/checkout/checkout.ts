import { deliveryOf, voucherFactOf } from '../purchase/parts';
import { checkoutSetup } from './checkout-setup';
import { basisOf } from '../purchase/purchase-sum';
import { eventParams } from '../params';

/** A checkout and its actors. Ready to order when goods, delivery and voucher are of one revision. */
export const checkoutMachine = checkoutSetup.createMachine({
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
      'dropship.enabled',
      'agreed.total',
      'agreed.discount',
      'agreed.cashback',
    ],
  },
  context({ input: { goods, payment, note, dropship, ...actorInputs } }) {
    const delivery = { hasCarrier: false, quoting: false, quote: null };
    const facts = { goods, payment, note, dropship, voucher: null, ...delivery };
    return { ...facts, agreed: null, basis: basisOf(facts), actorInputs };
  },
  invoke: [
    { src: 'quantities', id: 'quantities', input: ({ context }) => ({ own: context.actorInputs.own }) },
    {
      src: 'carrier',
      id: 'carrier',
      input: ({ context: { actorInputs } }) => ({ parcel: actorInputs.parcel, stored: actorInputs.carrier }),
      onSnapshot: { actions: { type: 'rememberDelivery', params: ({ event }) => deliveryOf(event.snapshot) } },
    },
    {
      src: 'voucher',
      id: 'voucher',
      input: ({ context: { basis, actorInputs } }) => ({ basis, code: actorInputs.voucherCode }),
      onSnapshot: { actions: { type: 'rememberVoucher', params: ({ event }) => voucherFactOf(event.snapshot) } },
    },
    {
      src: 'submission',
      id: 'submission',
      input: ({ context }) => context.actorInputs.attempt,
      onDone: '.ordered',
    },
  ],
  initial: 'editing',
  always: { guard: 'hasOtherBasis', actions: ['rememberBasis', 'changeBasis'] },
  on: {
    'goods.change': {
      actions: [
        { type: 'rememberGoods', params: eventParams },
        { type: 'changeParcel', params: eventParams },
      ],
    },
  },
  states: {
    editing: {
      on: {
        'payment.choose': { actions: { type: 'rememberPayment', params: eventParams } },
        'note.type': { actions: { type: 'writeNote', params: eventParams } },
        'dropship.toggle': { actions: 'toggleDropship' },
        'dropship.type': { actions: { type: 'writeDropship', params: eventParams } },
        'order.place': { target: 'settling', actions: 'rememberAgreed' },
        'order.return': { actions: 'dismissNotice' },
      },
    },
    settling: {
      tags: 'busy',
      on: { 'order.return': { actions: 'dismissNotice' } },
      always: [
        { guard: 'isIncomplete', target: 'editing', actions: 'sayMissing' },
        { guard: 'isAgreed', target: 'placed' },
        { guard: 'isSettled', target: 'editing', actions: 'sayChanged' },
      ],
    },
    placed: {
      tags: 'busy',
      entry: 'sayReady',
      on: {
        'order.submit': { actions: ['dismissNotice', { type: 'submitOrder', params: eventParams }] },
        'order.return': { target: 'editing', actions: 'dismissNotice' },
      },
    },
    /** By this page, or by an attempt from before: there is nothing left to submit. */
    ordered: { tags: 'busy' },
  },
});
