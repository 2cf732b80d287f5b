import type { CustomerResolvers, MutationResolvers } from '../../../__generated__/resolvers';
import { customerOf } from '../../../facade/context';
import { checkPageKey } from '../inputs';

export const referralFields: Pick<CustomerResolvers, 'referralNote' | 'referredFriends'> = {
  referralNote: ({ referrals }) => referrals.note(),
  referredFriends: ({ referrals }, args) => referrals.friends(checkPageKey(args)),
};

export const referralMutations: Pick<MutationResolvers, 'enterReferral'> = {
  enterReferral: (_parent, { input: { code, idempotencyKey } }, context) =>
    customerOf(context).referrals.enter(code, idempotencyKey),
};
