import { createContext, use } from 'react';
import type { Me } from './me';

export type Membership = Me['stores'][number];

export const StoreOfPageContext = createContext<Membership | null>(null);

/** The store of the room, and the person's place in it. */
export function useStoreOfPage(): Membership {
  const store = use(StoreOfPageContext);
  if (!store) throw new Error('This room belongs to no store');
  return store;
}
