import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';
import { checkBankAccount, checkPageKey } from './inputs';

export const walletQueries: Pick<QueryResolvers, 'rewards'> = {
  rewards: (_parent, _args, context) => storeOf(context).content.rewards(),
};

export const walletFields: Pick<CustomerResolvers, 'transactions'> = {
  transactions: ({ wallet }, args) => wallet.transactions(checkPageKey(args)),
};

export const walletMutations: Pick<
  MutationResolvers,
  'confirmSpending' | 'createTopUp' | 'createWithdrawal' | 'exchangePoints'
> = {
  confirmSpending: (_parent, { input }, context) => customerOf(context).wallet.confirmSpending(input),
  createTopUp: (_parent, { input }, context) => customerOf(context).wallet.topUp(input),
  createWithdrawal: (_parent, { input }, context) => {
    const { wallet } = customerOf(context);
    return wallet.withdraw({ ...input, account: checkBankAccount(input.account) });
  },
  exchangePoints: (_parent, { input }, context) => customerOf(context).wallet.exchange(input),
};
