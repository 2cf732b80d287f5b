import type { QueryResolvers } from '../../__generated__/resolvers';
import { legalText } from '../../domains/stores/legal/legal-text';

export const storeQueries: Pick<QueryResolvers, 'store' | 'stores' | 'legalText'> = {
  store: (_parent, _args, { store }) => store?.record.store ?? null,
  stores: (_parent, _args, { directory }) => directory(),
  legalText: (_parent, { kind }, { store, locale }) => store && legalText(store.record, kind, locale),
};
