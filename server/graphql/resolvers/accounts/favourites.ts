import type { CustomerResolvers, MutationResolvers } from '../../../__generated__/resolvers';
import { customerOf } from '../../../facade/context';

export const favouriteFields: Pick<CustomerResolvers, 'favourites'> = {
  favourites: ({ favourites }) => favourites.list(),
};

export const favouriteMutations: Pick<MutationResolvers, 'saveFavourite' | 'mergeFavourites'> = {
  saveFavourite: (_parent, { input: { item, isFavourite } }, context) =>
    customerOf(context).favourites.save(item, isFavourite),
  mergeFavourites: (_parent, { input: { items, idempotencyKey } }, context) =>
    customerOf(context).favourites.merge(items, idempotencyKey),
};
