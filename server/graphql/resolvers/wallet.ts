import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import type { PageKey } from '../../domains/wallet/adapter';
import { customerOf, storeOf } from '../../facade/context';
import { checkBankAccount, checkCursor } from './inputs';

interface KeyArgs {
  page?: number | null;
  after?: string | null;
}

const keyOf = ({ page, after }: KeyArgs): PageKey => ({ page: page ?? 1, after: checkCursor(after) });

export const walletQueries: Pick<QueryResolvers, 'transactions' | 'rewards' | 'referralNote' | 'referredFriends'> = {
  transactions: (_parent, args, context) => storeOf(context).customer?.wallet.transactions(keyOf(args)) ?? null,
  rewards: (_parent, _args, context) => storeOf(context).content.rewards(),
  referralNote: (_parent, _args, context) => storeOf(context).customer?.referrals.note() ?? null,
  referredFriends: (_parent, args, context) => storeOf(context).customer?.referrals.friends(keyOf(args)) ?? null,
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
