import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const voucherQueries: Pick<QueryResolvers, 'vouchers'> = {
  vouchers: (_parent, { supplierId, purchase }, context) =>
    customerOf(context).vouchers.list(supplierId ?? null, purchase ?? null),
};

export const voucherMutations: Pick<MutationResolvers, 'checkVoucher'> = {
  checkVoucher: (_parent, { input }, context) => customerOf(context).vouchers.check(input),
};
