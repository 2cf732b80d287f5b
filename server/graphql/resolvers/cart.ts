import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const cartQueries: Pick<QueryResolvers, 'cart'> = {
  cart: (_parent, _args, context) => storeOf(context).customer?.cart.show() ?? null,
};

export const cartMutations: Pick<
  MutationResolvers,
  'addToCart' | 'updateCart' | 'removeFromCart' | 'removeGroupFromCart'
> = {
  addToCart: (_parent, { item, lines }, context) => customerOf(context).cart.add(item, lines),
  updateCart: (_parent, { lines }, context) => customerOf(context).cart.update(lines),
  removeFromCart: (_parent, { line }, context) => customerOf(context).cart.remove(line),
  removeGroupFromCart: (_parent, { group }, context) => customerOf(context).cart.removeGroup(group),
};
