import { createContext, use } from 'react';
import type { MeQuery } from '../__generated__/gql/graphql';

export type Me = NonNullable<MeQuery['me']>;

export interface MeState {
  /** Null if nobody is signed in. */
  readonly me: Me | null;
  /** Loads the person again, after signing in or out, or when something about them has changed. */
  readonly reload: () => Promise<void>;
}

export const MeContext = createContext<MeState | null>(null);

export function useMeState(): MeState {
  const state = use(MeContext);
  if (!state) throw new Error('No MeProvider above this component');
  return state;
}

/** The signed-in person. Only for rooms that need one. */
export function useMe(): Me {
  const { me } = useMeState();
  if (!me) throw new Error('Nobody is signed in');
  return me;
}
