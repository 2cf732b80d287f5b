import { createContext, use } from 'react';
import type { StoreShellQuery } from '../__generated__/gql/graphql';

export type StoreShell = NonNullable<StoreShellQuery['store']>;

export const StoreContext = createContext<StoreShell | null>(null);

/** The store of the page; throws on the neutral pages, which have none. */
export function useStore(): StoreShell {
  const store = use(StoreContext);
  if (!store) throw new Error('This page has no store');
  return store;
}

export const useStoreOrNull = (): StoreShell | null => use(StoreContext);
