import { eventParams, outputParams, snapshotParams } from '../params';
import { noChoices, nobody, purchaseSetup } from './purchase-setup';
import { basisOf } from './purchase-sum';

const dismiss = { actions: 'dismissNotice' } as const;

/**
 * One purchase of any subject: a payment option and a voucher are chosen in addition to its parts. The order is placed
 * when all amounts have the same revision, and creates exactly one order, even if the connection fails.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  meta: {
    inspectable: [
      'goods.revision',
      'goods.carrierNeeded',
      'goods.hasAddress',
      'goods.changing',
      'goods.lacks',
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
      'isExpired',
      'refusal',
    ],
  },
  context({ input }) {
    const { subject, payment = null, note = '', dropship = nobody, choices = noChoices, attempt = null } = input;
    const delivery = { hasCarrier: false, quoting: false, quote: null };
    const facts = { goods: subject.goods, payment, note, dropship, voucher: null, ...delivery };
    const lines = { loaded: null, counted: 0, isChanging: false };
    const ends = { agreed: null, code: '', isExpired: false, refusal: null, result: null };
    return { ...facts, ...ends, begun: input, subject, lines, choices, attempt, answers: [], basis: basisOf(facts) };
  },
  invoke: [
    { src: 'watchSubject' },
    { src: 'watchExpiry', input: ({ context }) => context.begun.expiresAt ?? null },
    {
      src: 'quantities',
      id: 'quantities',
      input: ({ context }) => ({ own: context.begun.own ?? null }),
      onSnapshot: { actions: [{ type: 'rememberQuantities', params: snapshotParams }, 'changeParcel'] },
    },
    {
      src: 'carrier',
      id: 'carrier',
      input: ({ context: { begun, choices } }) => ({
        parcel: begun.subject.parcel,
        stored: choices.carrier === null ? null : { carrier: choices.carrier, service: choices.service },
      }),
      onSnapshot: { actions: [{ type: 'rememberDelivery', params: snapshotParams }, 'storeChoices'] },
    },
    {
      src: 'voucher',
      id: 'voucher',
      input: ({ context: { basis, choices } }) => ({ basis, code: choices.voucher }),
      onSnapshot: { actions: [{ type: 'rememberVoucher', params: snapshotParams }, 'storeChoices'] },
    },
    {
      src: 'submission',
      id: 'submission',
      input: ({ context: { attempt, begun } }) => ({
        sessionCode: attempt?.code ?? null,
        isOther: begun.isOther ?? false,
      }),
      onSnapshot: [
        {
          guard: { type: 'hasOtherCode', params: snapshotParams },
          actions: [
            { type: 'rememberRefusal', params: snapshotParams },
            { type: 'rememberCode', params: snapshotParams },
            'storeAttempt',
          ],
        },
        { actions: { type: 'rememberRefusal', params: snapshotParams } },
      ],
      onDone: {
        target: '.ordered',
        actions: [{ type: 'rememberResult', params: outputParams }, 'storeAttempt', 'removeStored'],
      },
    },
  ],
  initial: 'choosing',
  always: { guard: 'hasOtherBasis', actions: ['rememberBasis', 'changeBasis'] },
  on: {
    'subject.change': { actions: [{ type: 'rememberSubject', params: eventParams }, 'changeParcel'] },
    'voucher.drop': [{ guard: 'hasVoucher', actions: ['clearVoucher', 'emitDropped'] }, { actions: 'clearVoucher' }],
    'quote.expire': { actions: 'rememberExpired' },
  },
  states: {
    choosing: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        'subject.edit': { actions: [{ type: 'rememberSubject', params: eventParams }, 'storeChoices'] },
        'payment.choose': { actions: [{ type: 'rememberPayment', params: eventParams }, 'storeChoices'] },
        'note.type': { actions: [{ type: 'writeNote', params: eventParams }, 'storeChoices'] },
        'dropship.toggle': { actions: ['toggleDropship', 'storeChoices'] },
        'dropship.type': { actions: [{ type: 'writeDropship', params: eventParams }, 'storeChoices'] },
        'order.place': { target: 'settling', actions: { type: 'rememberAgreed', params: eventParams } },
        'notice.dismiss': dismiss,
      },
    },
    settling: {
      tags: 'busy',
      on: { 'notice.dismiss': dismiss },
      always: [
        { guard: 'isIncomplete', target: 'choosing', actions: 'emitMissing' },
        { guard: 'isAgreed', target: 'placed' },
        { guard: 'isSettled', target: 'choosing', actions: 'emitChanged' },
      ],
    },
    /** The code is stored before it is sent. The provider decides whether the subject has expired in the meantime. */
    placed: {
      tags: 'busy',
      entry: ['dismissNotice', 'openAttempt', 'storeAttempt', 'submitOrder'],
      on: { 'notice.dismiss': { target: 'choosing', actions: 'dismissNotice' } },
    },
    /** The price must be requested again, or something else must be chosen. */
    over: { on: { 'notice.dismiss': dismiss } },
    /** Ordered by this page or by an earlier attempt, so nothing is left to submit. */
    ordered: { tags: 'busy' },
  },
});
