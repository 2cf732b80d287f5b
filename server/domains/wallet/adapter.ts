import type {
  ConfirmSpendingInput,
  CreateTopUpInput,
  CreateWithdrawalInput,
  ExchangePointsInput,
  Reward,
} from '../../__generated__/resolvers';
import { withdrawalNote } from '../../__generated__/patterns';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { sentPaymentKind } from '../payments/codes';
import { mapCreation } from '../payments/map-creation';
import { mapOutcome } from '../../model/map-refusal';
import type { StoreRecord } from '../stores/store-record';
import { mapExchange, mapReward, mapTransaction } from './mapping';
import { followingPage } from '../../model/connection';
import { isViewUid } from '../../model/ids';
import type {
  CreateOrderModel,
  ExchangePointsModel,
  OutcomeModel,
  TransactionConnectionModel,
} from '../../model/models';

export interface PageKey {
  readonly page: number;
  /** Empty for the first page. */
  readonly after: string;
}

const notePattern = new RegExp(withdrawalNote, 'i');

/** If the store has no wallet, everything except the rewards is null. */
export const createWallet = (provider: ProviderCalls, { store, wallet: { currency } }: StoreRecord) => ({
  async transactions({ page, after }: PageKey): Promise<TransactionConnectionModel | null> {
    const reply = await provider.listTransactions(after === '' ? {} : { after }, { orNull: true });
    if (!reply) return null;
    const transactions = reply.data.data.map((transaction) => mapTransaction(transaction, currency));
    return followingPage(transactions, page, reply.data.after);
  },

  /** @throws ProviderError of kind `conflict` if the session code was used for another order */
  async topUp({ amount, total, payment, paymentKind, idempotencyKey }: CreateTopUpInput): Promise<CreateOrderModel> {
    const reply = await provider.createTopUp({
      value: amount,
      total,
      payment_id: payment,
      payment_type: sentPaymentKind(paymentKind),
      session_code: idempotencyKey,
    });
    return mapCreation(reply, currency);
  },

  async withdraw({ amount, total, account, idempotencyKey }: CreateWithdrawalInput): Promise<CreateOrderModel> {
    const note = [account.bank, account.holder, account.number].map((part) => part.trim()).join(', ');
    if (!notePattern.test(note))
      return { __typename: 'Refusal', code: 'ACCOUNT_NUMBER_INVALID', message: '', total: null };
    const reply = await provider.createWithdrawal({ value: amount, total, note, session_code: idempotencyKey });
    return mapCreation(reply, currency);
  },

  async confirmSpending({ password, idempotencyKey }: ConfirmSpendingInput): Promise<OutcomeModel> {
    return mapOutcome(await provider.confirmSpending({ password, session_code: idempotencyKey }));
  },

  async exchange({ reward, points, amount, idempotencyKey }: ExchangePointsInput): Promise<ExchangePointsModel> {
    const fields = { unique_id: reward, points, reward: amount, session_code: idempotencyKey };
    if (!isViewUid(reward)) return { __typename: 'Refusal', code: 'REWARD_GONE', message: '', total: null };
    return mapExchange(await provider.exchangePoints(fields), currency);
  },

  async rewards(): Promise<Reward[]> {
    const reply = await provider.listRewards({ app_view_uid: store.id }, { orNull: true });
    return (reply?.data ?? []).map((reward) => mapReward(reward, currency));
  },
});
