import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import type { PageKey } from '../../domains/wallet/adapter';
import { customerOf, storeOf } from '../../facade/context';
import { checkBankAccount, checkCursor } from './inputs';

interface KeyArgs {
  page?: number | null;
  after?: string | null;
}

const keyOf = ({ page, after }: KeyArgs): PageKey => ({ page: page ?? 1, after: checkCursor(after) });

export const walletQueries: Pick<QueryResolvers, 'rewards'> = {
  rewards: (_parent, _args, context) => storeOf(context).content.rewards(),
};

export const walletFields: Pick<CustomerResolvers, 'transactions' | 'referralNote' | 'referredFriends'> = {
  transactions: ({ wallet }, args) => wallet.transactions(keyOf(args)),
  referralNote: ({ referrals }) => referrals.note(),
  referredFriends: ({ referrals }, args) => referrals.friends(keyOf(args)),
};

export const walletMutations: Pick<
  MutationResolvers,
  'confirmSpending' | 'createTopUp' | 'createWithdrawal' | 'exchangePoints' | 'enterReferral'
> = {
  confirmSpending: (_parent, { input }, context) => customerOf(context).wallet.confirmSpending(input),
  createTopUp: (_parent, { input }, context) => customerOf(context).wallet.topUp(input),
  createWithdrawal: (_parent, { input }, context) => {
    const { wallet } = customerOf(context);
    return wallet.withdraw({ ...input, account: checkBankAccount(input.account) });
  },
  exchangePoints: (_parent, { input }, context) => customerOf(context).wallet.exchange(input),
  enterReferral: (_parent, { input: { code, idempotencyKey } }, context) =>
    customerOf(context).referrals.enter(code, idempotencyKey),
};
