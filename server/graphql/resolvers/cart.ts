import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const cartQueries: Pick<QueryResolvers, 'cart'> = {
  cart: (_parent, _args, context) => storeOf(context).customer?.cart.show() ?? null,
};

export const cartMutations: Pick<
  MutationResolvers,
  'addToCart' | 'updateCart' | 'removeFromCart' | 'removeGroupFromCart'
> = {
  addToCart: (_parent, { input: { item, lines, idempotencyKey } }, context) =>
    customerOf(context).cart.add(item, lines, idempotencyKey),
  updateCart: (_parent, { input }, context) => customerOf(context).cart.update(input.lines),
  removeFromCart: (_parent, { input }, context) => customerOf(context).cart.remove(input.line),
  removeGroupFromCart: (_parent, { input }, context) => customerOf(context).cart.removeGroup(input.group),
};
