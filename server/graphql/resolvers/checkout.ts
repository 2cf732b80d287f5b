import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';
import { checkTime } from './inputs';

export const checkoutQueries: Pick<QueryResolvers, 'carriers' | 'carrierPackages'> = {
  carriers: (_parent, { supplierId }, context) => customerOf(context).carriers.list(supplierId ?? null),
  carrierPackages: (_parent, input, context) => customerOf(context).carriers.packages(input),
};

export const checkoutFields: Pick<CustomerResolvers, 'checkout'> = {
  checkout: ({ checkout }, { itemId, lines }) =>
    itemId ? checkout.ofItem(itemId, lines ?? [{ id: itemId, quantity: 1 }]) : checkout.ofCart(),
};

export const checkoutMutations: Pick<MutationResolvers, 'createOrder'> = {
  createOrder: (_parent, { input }, context) => {
    const { orderCreation } = customerOf(context);
    return orderCreation.create({ ...input, time: input.time ? checkTime(input.time) : null });
  },
};
