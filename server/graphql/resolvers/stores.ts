import type { QueryResolvers } from '../../__generated__/resolvers';
import { maxStorePages } from '../../__generated__/limits';
import { clampInteger } from '../../values/numbers';
import { legalText } from '../../domains/stores/legal/legal-text';

export const storeQueries: Pick<QueryResolvers, 'store' | 'directory' | 'legalText'> = {
  store: (_parent, _args, { store }) => store?.record.store ?? null,
  directory: (_parent, { page }, { directory }) => directory(clampInteger(page, 1, maxStorePages)),
  legalText: (_parent, { kind }, { store, locale }) => store && legalText(store.record, kind, locale),
};
