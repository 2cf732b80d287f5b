import type { BillInquiryResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { clampInteger } from '../../values/numbers';
import { customerOf, storeOf } from '../../facade/context';
import { checkPhonePrefix } from './inputs';

const dayMs = 86_400_000;

export const BillInquiry: Pick<BillInquiryResolvers, 'openFor'> = {
  openFor: ({ expiresAt }, _args, { now }) =>
    expiresAt === null ? null : clampInteger(Date.parse(expiresAt) - now(), 0, dayMs),
};

export const billQueries: Pick<QueryResolvers, 'bill' | 'currentBill' | 'recentBillNumbers'> = {
  bill: (_parent, { id, prefix }, context) => storeOf(context).content.bill(id, checkPhonePrefix(prefix)),
  currentBill: (_parent, { id, prefix }, context) => customerOf(context).bills.current(id, checkPhonePrefix(prefix)),
  recentBillNumbers: (_parent, { billId }, context) => customerOf(context).bills.recent(billId),
};

export const billMutations: Pick<MutationResolvers, 'inquireBill' | 'createBillOrder'> = {
  inquireBill: (_parent, { input }, context) => customerOf(context).bills.inquire(input),
  createBillOrder: (_parent, { input }, context) => customerOf(context).bills.order(input),
};
