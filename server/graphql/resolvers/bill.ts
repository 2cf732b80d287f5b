import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';
import { checkPhonePrefix } from './inputs';

export const billQueries: Pick<QueryResolvers, 'bill' | 'recentBillNumbers'> = {
  bill: (_parent, { id, prefix }, context) => storeOf(context).content.bill(id, checkPhonePrefix(prefix)),
  recentBillNumbers: (_parent, { bill }, context) => customerOf(context).bills.recent(bill),
};

export const billMutations: Pick<MutationResolvers, 'inquireBill' | 'createBillOrder'> = {
  inquireBill: (_parent, { input }, context) => customerOf(context).bills.inquire(input),
  createBillOrder: (_parent, { input }, context) => customerOf(context).bills.order(input),
};
