import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  normalizeCode,
  type VoucherAnswer,
  type VoucherBasis,
  voucherMachine,
} from '../../../machines/vouchers/voucher';
import { CheckVoucherDocument } from '../../__generated__/documents/check-voucher';
import type { VoucherCategory } from '../../__generated__/gql/graphql';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { filterInput } from '../../ui/field/input-filters';

export type VoucherFlow = ActorRefFrom<typeof voucherMachine>;

/** Passes on what is typed as a code, and writes it into the input as it is stored. */
export const typeCode = (flow: VoucherFlow, input: HTMLInputElement) =>
  flow.send({ type: 'code.type', text: filterInput(input, normalizeCode) });

/**
 * @param item bought directly, without the cart
 * @param category for a purchase that is neither an item nor the cart
 */
export function useVoucher(item: string | null, category: VoucherCategory | null = null) {
  const execute = useExecute();
  return useMemo(
    () =>
      voucherMachine.provide({
        actors: {
          check: fromPromise<VoucherAnswer, { code: string; basis: VoucherBasis }>(async ({ input, signal }) => {
            const { supplier, subtotal, total, deliveryCost, paymentKind, carrierKind } = input.basis;
            const check = {
              code: input.code,
              subtotal,
              total,
              deliveryCost,
              paymentKind,
              carrierKind,
              supplier,
              item,
              category,
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
    [execute, item, category],
  );
}
