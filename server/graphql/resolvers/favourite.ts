import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const favouriteQueries: Pick<QueryResolvers, 'favourites'> = {
  favourites: (_parent, _args, context) => storeOf(context).customer?.favourites.list() ?? null,
};

export const favouriteMutations: Pick<MutationResolvers, 'saveFavourite' | 'mergeFavourites'> = {
  saveFavourite: (_parent, { input: { item, isFavourite } }, context) =>
    customerOf(context).favourites.save(item, isFavourite),
  mergeFavourites: (_parent, { input: { items, idempotencyKey } }, context) =>
    customerOf(context).favourites.merge(items, idempotencyKey),
};
