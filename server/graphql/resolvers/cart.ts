import type { CustomerResolvers, MutationResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const cartFields: Pick<CustomerResolvers, 'cart'> = {
  cart: ({ cart }) => cart.show(),
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
