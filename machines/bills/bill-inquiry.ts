import { assign, emit, type EventObject, fromCallback, setup } from 'xstate';
import { longestBillNumber } from '../__generated__/limits';
import type { Refusal } from '../orders/attempt';
import { eventParams, failureParams, outputParams } from '../params';
import { provided } from '../provided';

/** The facts about a bill that the flow needs; the page shows more. */
export interface OfferedBill {
  /** Whether its options depend on the operator of a phone number. */
  isByPhone: boolean;
  isPostPaid: boolean;
  minDigits: number;
  maxLength: number | null;
  regions: readonly { id: string }[];
  options: readonly { id: string }[];
}

export interface BillEntry {
  number: string;
  region: string | null;
  option: string | null;
}

/** The amount owed, according to the biller. */
export interface OwedBill {
  id: string;
  /** When the inquiry expires, by the visitor's clock. */
  expiresAt: number | null;
}

export type InquiryAnswer =
  | { outcome: 'owed'; owed: OwedBill }
  | { outcome: 'refused'; refusal: Refusal }
  /** The session has ended. */
  | { outcome: 'signedOut' };

interface Context extends BillEntry {
  bill: OfferedBill | null;
  owed: OwedBill | null;
  refusal: Refusal | null;
}

export type BillField = 'number' | 'region' | 'option';

export type BillInquiryEvent =
  | { type: 'number.type'; text: string }
  | { type: 'region.choose'; region: string }
  | { type: 'option.choose'; option: string }
  | { type: 'bill.continue'; isSignedIn: boolean }
  | { type: 'bill.reload' }
  | { type: 'quote.expire' };

export type BillInquiryEmitted =
  | { type: 'field.missing'; field: BillField }
  | { type: 'session.missing' }
  /** The context has the number and the option, or the amount owed. */
  | { type: 'bill.chosen' };

const signs = (text: string, bill: OfferedBill | null) =>
  text.replaceAll(/[^\d+]/g, '').slice(0, bill?.maxLength ?? longestBillNumber);

/** The prefix of a phone number, which identifies its operator; empty until it is typed, and for other numbers. */
export const prefixOf = (number: string, bill: Pick<OfferedBill, 'isByPhone'> | null): string => {
  const digits = number.replace(/^(\+62|62(?=8))/, '0').replaceAll(/\D/g, '');
  return (bill?.isByPhone ?? true) && digits.length >= 4 ? digits.slice(0, 4) : '';
};

const digitCount = (number: string) => number.replaceAll(/\D/g, '').length;
type Typed = { text: string };
const unasked = { owed: null, refusal: null };
const expired: Refusal = { code: 'BILL_EXPIRED', message: '', total: null };

const writing = { type: 'writeNumber', params: eventParams } as const;
const toOtherPrefix = { guard: { type: 'hasOtherPrefix', params: eventParams }, actions: writing } as const;
const choosingRegion = { target: 'choosing', actions: { type: 'rememberRegion', params: eventParams } } as const;

/** The number of a bill, and what is bought for it: one of the options for the number, or the amount owed. */
export const billInquiryMachine = setup({
  types: {} as {
    context: Context;
    input: BillEntry;
    events: BillInquiryEvent;
    emitted: BillInquiryEmitted;
  },
  actors: {
    loadBill: provided<OfferedBill | null, string>('loadBill'),
    inquire: provided<InquiryAnswer, { number: string; region: string | null }>('inquire'),
    watchExpiry: fromCallback<EventObject, number | null>(() => {}),
  },
  guards: {
    hasOtherPrefix: ({ context: { number, bill } }, { text }: Typed) =>
      prefixOf(signs(text, bill), bill) !== prefixOf(number, bill),
    lacksNumber: ({ context: { number, bill } }) =>
      digitCount(number) < (bill?.minDigits ?? 1) || number.lastIndexOf('+') > 0,
    lacksRegion: ({ context: { region, bill } }) => (bill?.regions.length ?? 0) > 0 && region === null,
    lacksOption: ({ context: { option, bill } }) => !bill?.isPostPaid && option === null,
    isGuest: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
    isPostPaid: ({ context }) => context.bill?.isPostPaid ?? false,
    isOffered: ({ context }, { option }: { option: string }) =>
      context.bill?.options.some(({ id }) => id === option) ?? false,
    isSignedOut: (_, { outcome }: InquiryAnswer) => outcome === 'signedOut',
    isRefused: (_, { outcome }: InquiryAnswer) => outcome === 'refused',
    isGone: (_, bill: OfferedBill | null) => bill === null,
  },
  actions: {
    writeNumber: assign(({ context: { bill } }, { text }: Typed) => ({ ...unasked, number: signs(text, bill) })),
    rememberRegion: assign((_, { region }: { region: string }) => ({ ...unasked, region })),
    rememberOption: assign((_, { option }: { option: string }) => ({ option })),
    rememberBill: assign(({ context: { number, option, region } }, bill: OfferedBill | null) => ({
      bill,
      number: signs(number, bill),
      option: bill?.options.some(({ id }) => id === option) ? option : null,
      region: bill?.regions.some(({ id }) => id === region) ? region : null,
    })),
    rememberOwed: assign((_, answer: InquiryAnswer) => (answer.outcome === 'owed' ? { owed: answer.owed } : {})),
    rememberWhy: assign((_, answer: InquiryAnswer) =>
      answer.outcome === 'refused' ? { refusal: answer.refusal } : {},
    ),
    rememberRefusal: assign((_, refusal: Refusal) => ({ refusal, owed: null })),
    emitMissing: emit((_, field: BillField): BillInquiryEmitted => ({ type: 'field.missing', field })),
    emitSignIn: emit({ type: 'session.missing' }),
    emitChosen: emit({ type: 'bill.chosen' }),
  },
}).createMachine({
  id: 'billInquiry',
  meta: { inspectable: ['bill.isByPhone', 'bill.isPostPaid', 'bill.options.length', 'refusal.code'] },
  context: ({ input }) => ({ ...input, bill: null, owed: null, refusal: null }),
  initial: 'loading',
  states: {
    /** The earlier options stay visible. */
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadBill',
        input: ({ context: { number, bill } }) => prefixOf(number, bill),
        onDone: [
          { guard: { type: 'isGone', params: outputParams }, target: 'gone' },
          { target: 'choosing', actions: { type: 'rememberBill', params: outputParams } },
        ],
        onError: 'failed',
      },
      on: { 'number.type': [{ ...toOtherPrefix, target: 'loading', reenter: true }, { actions: writing }] },
    },
    /** The store no longer offers the bill. */
    gone: {},
    failed: {
      on: { 'number.type': [{ ...toOtherPrefix, target: 'loading' }, { actions: writing }], 'bill.reload': 'loading' },
    },
    choosing: {
      on: {
        'number.type': [{ ...toOtherPrefix, target: 'loading' }, { actions: writing }],
        'region.choose': choosingRegion,
        'option.choose': {
          guard: { type: 'isOffered', params: eventParams },
          actions: { type: 'rememberOption', params: eventParams },
        },
        'bill.continue': [
          { guard: 'lacksRegion', actions: { type: 'emitMissing', params: 'region' } },
          { guard: 'lacksNumber', actions: { type: 'emitMissing', params: 'number' } },
          { guard: 'lacksOption', actions: { type: 'emitMissing', params: 'option' } },
          { guard: { type: 'isGuest', params: eventParams }, actions: 'emitSignIn' },
          { guard: 'isPostPaid', target: 'inquiring' },
          { target: 'chosen' },
        ],
      },
    },
    /** An inquiry moves no money, so it can always be repeated. */
    inquiring: {
      tags: 'busy',
      invoke: {
        src: 'inquire',
        input: ({ context: { number, region } }) => ({ number, region }),
        onDone: [
          { guard: { type: 'isSignedOut', params: outputParams }, target: 'choosing', actions: 'emitSignIn' },
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'choosing',
            actions: { type: 'rememberWhy', params: outputParams },
          },
          { target: 'owed', actions: { type: 'rememberOwed', params: outputParams } },
        ],
        onError: { target: 'choosing', actions: { type: 'rememberRefusal', params: failureParams } },
      },
      on: { 'number.type': { target: 'choosing', actions: writing }, 'region.choose': choosingRegion },
    },
    owed: {
      invoke: { src: 'watchExpiry', input: ({ context }) => context.owed?.expiresAt ?? null },
      on: {
        'number.type': { target: 'choosing', actions: writing },
        'region.choose': choosingRegion,
        'bill.continue': 'chosen',
        'quote.expire': { target: 'choosing', actions: { type: 'rememberRefusal', params: expired } },
      },
    },
    chosen: { entry: 'emitChosen' },
  },
});
