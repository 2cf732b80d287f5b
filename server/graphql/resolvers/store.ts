import type { QueryResolvers } from '../../__generated__/resolvers';

export const storeQueries: Pick<QueryResolvers, 'store' | 'stores'> = {
  store: (_parent, _args, { store }) => store?.record.store ?? null,
  stores: (_parent, _args, { directory }) => directory(),
};
