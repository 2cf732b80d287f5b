import { voucherCodeLength } from '../__generated__/limits';
import type { CarrierKind, PaymentKind } from '../__generated__/facade-kinds';
import { assign, setup } from 'xstate';
import { eventParams, failureParams, outputParams } from '../params';
import { provided } from '../provided';

export interface VoucherBasis {
  /** A voucher is worth the same for two bases with the same key. */
  key: string;
  supplier: string | null;
  subtotal: number;
  total: number;
  deliveryCost: number;
  paymentKind: PaymentKind | null;
  carrierKind: CarrierKind | null;
}

export interface AppliedVoucher {
  code: string;
  discount: number;
  /** Credited to the balance once the order is done. */
  cashback: number;
  /** Empty for Koin, which have no currency. */
  cashbackCurrency: string;
  note: string;
}

export interface VoucherRefusal {
  code: string;
  /** The provider's text. */
  message: string;
  /** Seconds, if a busy server says when to try again. */
  retryAfter?: number;
}

export type VoucherAnswer =
  | { outcome: 'applied'; voucher: AppliedVoucher }
  | { outcome: 'refused'; refusal: VoucherRefusal };

interface Context {
  code: string;
  /** Null while delivery or goods are being recalculated. */
  basis: VoucherBasis | null;
  /** Stays until the next check returns its current value. */
  applied: AppliedVoucher | null;
  refusal: VoucherRefusal | null;
}

interface Input {
  /** The code that was applied before a reload. */
  code: string;
  basis: VoucherBasis | null;
}

export type VoucherEvent =
  | { type: 'code.type'; text: string }
  | { type: 'voucher.apply' }
  | { type: 'voucher.choose'; code: string }
  | { type: 'voucher.clear' }
  | { type: 'basis.change'; basis: VoucherBasis | null }
  | { type: 'notice.dismiss' };

/** A voucher's code as it is stored, of what was typed. */
export const normalizeCode = (text: string) =>
  text
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, voucherCodeLength);

/** Refusals that may no longer apply with other goods, another carrier or another payment option. */
const liftable: readonly string[] = ['VOUCHER_MINIMUM', 'VOUCHER_NOT_APPLICABLE'];

/** A voucher's code: typed or picked, then checked, and checked again whenever its value may have changed. */
export const voucherMachine = setup({
  types: {} as { context: Context; input: Input; events: VoucherEvent },
  actors: { check: provided<VoucherAnswer, { code: string; basis: VoucherBasis }>('check') },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    hasBasis: ({ context }) => context.basis !== null,
    isText: (_, { text }: { text: string }) => normalizeCode(text) !== '',
    isOther: ({ context }, { basis }: { basis: VoucherBasis | null }) => basis?.key !== context.basis?.key,
    isLiftable: ({ context }, { basis }: { basis: VoucherBasis | null }) =>
      basis !== null && basis.key !== context.basis?.key && liftable.includes(context.refusal?.code ?? ''),
    isApplied: (_, answer: VoucherAnswer) => answer.outcome === 'applied',
  },
  actions: {
    writeCode: assign((_, { text }: { text: string }) => ({ code: normalizeCode(text) })),
    clearAnswer: assign({ applied: null, refusal: null }),
    rememberFailure: assign((_, refusal: VoucherRefusal) => ({ applied: null, refusal })),
    rememberBasis: assign((_, { basis }: { basis: VoucherBasis | null }) => ({ basis })),
    rememberAnswer: assign((_, answer: VoucherAnswer) => ({
      applied: answer.outcome === 'applied' ? answer.voucher : null,
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
}).createMachine({
  id: 'voucher',
  meta: { inspectable: ['basis.paymentKind', 'basis.carrierKind', 'applied.discount', 'refusal.code'] },
  context: ({ input: { code, basis } }) => ({ code: normalizeCode(code), basis, applied: null, refusal: null }),
  initial: 'deciding',
  on: {
    'code.type': [
      {
        guard: { type: 'isText', params: eventParams },
        target: '.typed',
        actions: ['clearAnswer', { type: 'writeCode', params: eventParams }],
      },
      { target: '.empty', actions: ['clearAnswer', { type: 'writeCode', params: eventParams }] },
    ],
    'voucher.choose': {
      target: '.stale',
      actions: ['clearAnswer', { type: 'writeCode', params: ({ event }) => ({ text: event.code }) }],
    },
    'voucher.clear': { target: '.empty', actions: ['clearAnswer', { type: 'writeCode', params: { text: '' } }] },
    'basis.change': { actions: { type: 'rememberBasis', params: eventParams } },
  },
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'stale' }, { target: 'empty' }] },
    empty: {
      initial: 'resting',
      states: { resting: {}, unanswered: { on: { 'notice.dismiss': 'resting' } } },
      on: { 'voucher.apply': '.unanswered' },
    },
    typed: { on: { 'voucher.apply': 'stale' } },
    stale: {
      tags: 'busy',
      always: { guard: 'hasBasis', target: 'checking' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        input: ({ context: { code, basis } }) => ({ code, basis: basis as VoucherBasis }),
        onDone: [
          {
            guard: { type: 'isApplied', params: outputParams },
            target: 'applied',
            actions: { type: 'rememberAnswer', params: outputParams },
          },
          { target: 'refused', actions: { type: 'rememberAnswer', params: outputParams } },
        ],
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failureParams } },
      },
      on: {
        'basis.change': {
          guard: { type: 'isOther', params: eventParams },
          target: 'stale',
          actions: { type: 'rememberBasis', params: eventParams },
        },
      },
    },
    applied: {
      on: {
        'basis.change': {
          guard: { type: 'isOther', params: eventParams },
          target: 'stale',
          actions: { type: 'rememberBasis', params: eventParams },
        },
      },
    },
    refused: {
      on: {
        'voucher.apply': { target: 'stale', actions: 'clearAnswer' },
        'basis.change': [
          {
            guard: { type: 'isLiftable', params: eventParams },
            target: 'stale',
            actions: ['clearAnswer', { type: 'rememberBasis', params: eventParams }],
          },
          { actions: { type: 'rememberBasis', params: eventParams } },
        ],
      },
    },
    failed: { on: { 'voucher.apply': { target: 'stale', actions: 'clearAnswer' } } },
  },
});
