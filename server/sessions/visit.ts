/** Who is signed in to which store, as a browser carries it sealed. */
export interface Session {
  /** Opens the provider for the customer; leaves the server sealed alone. */
  readonly token: string;
  readonly customer: string;
  /** The store's id. */
  readonly store: string;
  /** When it was begun, in milliseconds. */
  readonly since: number;
  /** When it was last used, to within an hour. */
  readonly seenAt: number;
}

const day = 24 * 60 * 60_000;
const maxAgeMs = 30 * day;
const maxIdleMs = 7 * day;
const renewedAfter = 60 * 60_000;

export const isAlive = ({ since, seenAt }: Session, now: number) => now - since < maxAgeMs && now - seenAt < maxIdleMs;

/** Its last use is to be written down anew. */
export const needsRenewal = ({ seenAt }: Session, now: number) => now - seenAt >= renewedAfter;

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
