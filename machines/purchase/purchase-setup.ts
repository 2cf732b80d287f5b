import { assign, emit, type EventObject, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import { dropshipNameLength, noteLength, phoneLength } from '../__generated__/limits';
import type { carrierSelectionMachine } from './carrier-selection';
import type { checkoutQuantitiesMachine, OwnLines } from './checkout-quantities';
import type { MadeOrder } from '../orders/attempt';
import { orderSubmissionMachine } from '../orders/order-submission';
import type { VoucherBasis, voucherMachine } from '../vouchers/voucher';
import { absent, askedCode, deliveryOf, type LinesFacts, linesOf, voucherFactOf } from './parts';
import {
  type Agreed,
  agreedOf,
  basisOf,
  type Dropship,
  type FormAnswer,
  firstMissing,
  isSame,
  isSettled,
  type Payment,
  type PurchaseFacts,
  type PurchaseSection,
  totalOf,
} from './purchase-sum';
import type { Choices, OpenAttempt, PurchaseOrder, Subject } from './subject';

export interface PurchaseInput {
  subject: Subject;
  choices?: Choices;
  note?: string;
  dropship?: Dropship;
  payment?: Payment | null;
  /** An attempt that an earlier page left open. */
  attempt?: OpenAttempt | null;
  /** Whether that attempt was for something else. */
  isOther?: boolean;
  /** When the subject can no longer be ordered, by the visitor's clock. */
  expiresAt?: number | null;
  /** Refusals after which the subject can no longer be ordered. */
  overCodes?: readonly string[];
  /** The lines of a direct purchase; null for the cart. */
  own?: OwnLines;
}

interface Context extends PurchaseFacts {
  begun: PurchaseInput;
  subject: Subject;
  /** The facts about its lines, at the last update from the quantities. */
  lines: LinesFacts;
  choices: Choices;
  attempt: OpenAttempt | null;
  answers: readonly FormAnswer[];
  /** The state of the page at the tap, and the session code that the tap created. */
  agreed: Agreed | null;
  code: string;
  /** The basis that was last sent to the voucher. */
  basis: VoucherBasis | null;
  isExpired: boolean;
  /** The code of the last refusal. */
  refusal: string | null;
  result: MadeOrder | null;
}

export type PurchaseEvent =
  /** Another flow has changed the subject. */
  | { type: 'subject.change'; subject: Subject }
  /** The customer has changed the subject. */
  | { type: 'subject.edit'; subject: Subject }
  | { type: 'payment.choose'; payment: Payment | null }
  | { type: 'note.type'; text: string }
  | { type: 'dropship.toggle' }
  | { type: 'dropship.type'; field: 'name' | 'phone'; text: string }
  /** The subject has another amount, for which the voucher was not chosen. */
  | { type: 'voucher.drop' }
  | { type: 'quote.expire' }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'order.place'; code: string; answers?: readonly FormAnswer[] }
  | { type: 'notice.dismiss' };

export type PurchaseEmitted =
  | { type: 'section.missing'; section: PurchaseSection }
  /** The total or the discount differs from what the customer agreed to. */
  | { type: 'total.changed' }
  | { type: 'voucher.dropped' };

export const nobody: Dropship = { enabled: false, name: '', phone: '' };
export const noChoices: Choices = { carrier: null, service: null, payment: null, voucher: '' };

const maxLength = { name: dropshipNameLength, phone: phoneLength } as const;

const orderOf = (context: Context): PurchaseOrder => ({
  draft: context.subject.draft,
  total: totalOf(context),
  quote: context.goods.carrierNeeded ? context.quote : null,
  payment: context.payment as Payment,
  voucher: context.voucher?.code ?? null,
  note: context.note.trim(),
  dropship: context.dropship,
  answers: context.answers,
});

/** The subject, with a revision that includes the number of recalculations. */
const counted = (subject: Subject, { counted: times, isChanging }: LinesFacts) => ({
  subject,
  goods: {
    ...subject.goods,
    revision: times === 0 ? subject.goods.revision : subject.parcel.revision + times,
    changing: subject.goods.changing || isChanging,
  },
});

type SubmissionSnapshot = SnapshotFrom<typeof orderSubmissionMachine>;

export const purchaseSetup = setup({
  types: {} as {
    context: Context;
    input: PurchaseInput;
    events: PurchaseEvent;
    emitted: PurchaseEmitted;
    children: { quantities: 'quantities'; carrier: 'carrier'; voucher: 'voucher'; submission: 'submission' };
  },
  actors: {
    quantities: absent<typeof checkoutQuantitiesMachine>(),
    carrier: absent<typeof carrierSelectionMachine>(),
    voucher: absent<typeof voucherMachine>(),
    submission: orderSubmissionMachine,
    /** Sends `subject.change` and `voucher.drop` if another flow determines the subject. */
    watchSubject: fromCallback<EventObject>(() => undefined),
    watchExpiry: fromCallback<EventObject, number | null>(() => undefined),
  },
  guards: {
    hasOtherBasis: ({ context }) => basisOf(context)?.key !== context.basis?.key,
    isIncomplete: ({ context }) => firstMissing(context) !== null,
    isSettled: ({ context }) => isSettled(context),
    isAgreed: ({ context }) =>
      isSettled(context) && context.agreed !== null && isSame(agreedOf(context), context.agreed),
    isOver: ({ context: { isExpired, refusal, begun } }) =>
      isExpired || (refusal !== null && (begun.overCodes?.includes(refusal) ?? false)),
    hasVoucher: ({ context }) => context.voucher !== null,
    hasOtherCode: ({ context: { attempt } }, snapshot: SubmissionSnapshot) =>
      snapshot.context.sessionCode !== (attempt?.code ?? null),
  },
  actions: {
    /** Provided by the caller, which stores the choices over a reload. */
    storeChoices: () => undefined,
    storeAttempt: () => undefined,
    removeStored: () => undefined,

    rememberSubject: assign(({ context: { lines } }, { subject }: { subject: Subject }) => counted(subject, lines)),
    rememberQuantities: assign(({ context }, snapshot: SnapshotFrom<typeof checkoutQuantitiesMachine>) => {
      const lines = linesOf(snapshot);
      const subject = lines.loaded === context.lines.loaded ? context.subject : (lines.loaded ?? context.subject);
      return { ...counted(subject, lines), lines };
    }),
    rememberDelivery: assign(({ context: { choices } }, snapshot: SnapshotFrom<typeof carrierSelectionMachine>) => ({
      ...deliveryOf(snapshot),
      choices: { ...choices, carrier: snapshot.context.carrier, service: snapshot.context.service },
    })),
    rememberVoucher: assign(({ context: { choices } }, snapshot: SnapshotFrom<typeof voucherMachine>) => ({
      voucher: voucherFactOf(snapshot),
      choices: { ...choices, voucher: askedCode(snapshot) },
    })),
    rememberPayment: assign(({ context: { choices } }, { payment }: { payment: Payment | null }) => ({
      payment,
      choices: { ...choices, payment: payment?.id ?? choices.payment },
    })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text.slice(0, noteLength) })),
    toggleDropship: assign(({ context: { dropship } }) => ({ dropship: { ...nobody, enabled: !dropship.enabled } })),
    writeDropship: assign(({ context: { dropship } }, { field, text }: { field: 'name' | 'phone'; text: string }) => ({
      dropship: {
        ...dropship,
        [field]: (field === 'phone' ? text.replaceAll(/\D/g, '') : text).slice(0, maxLength[field]),
      },
    })),
    rememberBasis: assign(({ context }) => ({ basis: basisOf(context) })),
    changeBasis: sendTo('voucher', ({ context }) => ({ type: 'basis.change', basis: context.basis })),
    changeParcel: sendTo('carrier', ({ context }) => ({
      type: 'parcel.change',
      parcel: { ...context.subject.parcel, revision: context.subject.parcel.revision + context.lines.counted },
    })),
    clearVoucher: sendTo('voucher', { type: 'voucher.clear' }),
    rememberAgreed: assign(
      ({ context }, { code, answers = [] }: { code: string; answers?: readonly FormAnswer[] }) => ({
        agreed: agreedOf(context),
        code,
        answers,
      }),
    ),
    rememberExpired: assign({ isExpired: true }),
    /** An open session code continues with this order. */
    openAttempt: assign(({ context: { attempt, code, subject } }) => ({
      attempt: { code: attempt?.code ?? code, mark: subject.mark },
    })),
    rememberRefusal: assign((_, { context: { refusal } }: SubmissionSnapshot) => ({ refusal: refusal?.code ?? null })),
    rememberCode: assign(({ context: { attempt, subject } }, { context: { sessionCode } }: SubmissionSnapshot) => ({
      attempt: sessionCode === null ? null : { code: sessionCode, mark: attempt?.mark ?? subject.mark },
    })),
    rememberResult: assign((_, result: MadeOrder | null) => ({ result, attempt: null })),
    submitOrder: sendTo('submission', ({ context }) => ({
      type: 'order.submit',
      order: orderOf(context),
      code: context.code,
    })),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    emitMissing: emit(
      ({ context }): PurchaseEmitted => ({ type: 'section.missing', section: firstMissing(context) ?? 'payment' }),
    ),
    emitChanged: emit({ type: 'total.changed' }),
    emitDropped: emit({ type: 'voucher.dropped' }),
  },
});
