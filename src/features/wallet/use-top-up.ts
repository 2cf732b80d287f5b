import { useState } from 'react';
import type { AmountLimits } from '../../../machines/wallet/amount';
import { type TopUpDraft, topUpSubject, typedAmount } from '../../../machines/wallet/top-up';
import type { Payment } from '../../../machines/purchase/purchase-sum';
import { CreateTopUpDocument } from '../../__generated__/documents/create-top-up';
import { type OrderOf, type PurchaseStore, usePurchase } from '../buying/use-purchase';
import { readSubmission } from '../orders/attempts';
import type { Send } from '../orders/use-submission';
import type { StoredEntry } from '../stored-entry/use-stored-entry';

export { anyAmount } from '../../../machines/wallet/amount';
export { typedAmount } from '../../../machines/wallet/top-up';

const send: Send<OrderOf<TopUpDraft>> = async (execute, { draft, total, payment, idempotencyKey }) => {
  const order = {
    amount: Number(draft.amount),
    total,
    payment: payment.id,
    paymentKind: payment.kind,
    idempotencyKey,
  };
  return readSubmission(await execute(CreateTopUpDocument, { order }), ({ createTopUp }) => createTopUp);
};

/** The input of a wallet flow, with the values stored in the browser. */
export interface WalletStart<Field extends string> {
  /** Whole rupiah. */
  fee: number;
  limits: AmountLimits;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  stored: StoredEntry<Field>;
}

/** The fields of a top-up that are stored while they are typed. */
export const topUpFields = ['amount', 'payment'] as const;

export type TopUpStart = WalletStart<(typeof topUpFields)[number]>;

const noParts = {};

/** @param payments the available payment options, by id */
export function useTopUp({ sessionCode, storeCode, stored, ...terms }: TopUpStart, payments: readonly Payment[]) {
  const [store] = useState(
    (): PurchaseStore => ({
      write: ({ choices, subject }) =>
        stored.write({ amount: typedAmount(subject.draft), payment: choices.payment ?? '' }),
      writeAttempt: (attempt) => storeCode(attempt?.code ?? null),
      remove: () => stored.write(null),
    }),
  );
  const flows = usePurchase({
    send,
    parts: noParts,
    store,
    begin() {
      const { amount, payment } = stored.read();
      return {
        subject: topUpSubject(amount, terms),
        payment: payments.find(({ id }) => id === payment) ?? null,
        attempt: sessionCode === null ? null : { code: sessionCode, mark: '' },
      };
    },
  });
  const type = (text: string) => flows.purchase.send({ type: 'subject.edit', subject: topUpSubject(text, terms) });
  return { ...flows, type };
}
