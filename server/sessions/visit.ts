import type { Session } from './session';

/** What a request knows of who is signed in, and what its answer makes of it. */
export interface Visit {
  /** As the request brought it; null for a guest. */
  readonly session: Session | null;
  /** Somebody signs in. */
  begin(token: string, customer: string): void;
  /** The session is over, as the customer wished. */
  end(): void;
  /** The provider knows the session's token no more. */
  lose(): void;
  /** What the browser is to carry from now on, sealed: null for nothing, undefined for what it has. */
  outcome(): string | null | undefined;
}

/** For whom nobody can sign in: a request for public content, or one without a store. */
export const guest: Visit = {
  session: null,
  begin() {
    throw new Error('A session begins in a store, by a private operation');
  },
  end() {},
  lose() {},
  outcome: () => undefined,
};
