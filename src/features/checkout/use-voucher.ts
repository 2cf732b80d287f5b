import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type VoucherAnswer, type VoucherBasis, voucherMachine } from '../../../machines/voucher';
import { CheckVoucherDocument } from '../../__generated__/documents/check-voucher';
import type { CarrierKind, PaymentKind } from '../../__generated__/gql/graphql';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/use-execute';
import { useFlow } from '../../actors/use-flow';

export interface VoucherStart {
  supplier: string | null;
  /** Bought by itself, in place of the cart's lines. */
  item: string | null;
  basis: VoucherBasis | null;
  /** Applied before a reload. */
  code: string;
}

/** The flow of a voucher's code. */
export function useVoucher({ supplier, item, basis, code }: VoucherStart) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      voucherMachine.provide({
        actors: {
          check: fromPromise<VoucherAnswer, { code: string; basis: VoucherBasis }>(async ({ input, signal }) => {
            const { subtotal, total, deliveryCost, paymentKind, carrierKind } = input.basis;
            const check = {
              code: input.code,
              subtotal,
              total,
              deliveryCost,
              paymentKind: paymentKind as PaymentKind | null,
              carrierKind: carrierKind as CarrierKind | null,
              supplier,
              item,
            };
            const answer = await execute(CheckVoucherDocument, { check }, signal);
            const { checkVoucher } = unwrap(answer);
            if (checkVoucher.__typename === 'Refusal') return { outcome: 'refused', refusal: checkVoucher };
            const { voucherCode, discount, cashback, note } = checkVoucher;
            return {
              outcome: 'applied',
              voucher: {
                code: voucherCode,
                discount: discount.amount,
                cashback: cashback.amount,
                cashbackCurrency: cashback.currency,
                note,
              },
            };
          }),
        },
      }),
    [execute, supplier, item],
  );
  return useFlow(machine, { input: { basis, code } });
}

export type VoucherFlow = ReturnType<typeof useVoucher>;

/** The code that is to be checked again after a reload: not one that is only typed. */
export const askedCode = (snapshot: ReturnType<VoucherFlow['getSnapshot']>): string =>
  snapshot.matches('typed') ? '' : snapshot.context.code;
