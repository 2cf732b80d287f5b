import { createHash } from 'node:crypto';

export interface Session {
  /** Authenticates the customer at the provider; leaves the server sealed only. */
  readonly token: string;
  readonly customer: string;
  readonly store: string;
  /** When it began, in milliseconds. */
  readonly since: number;
  /** When it was last used, in milliseconds, to within an hour. */
  readonly seenAt: number;
}

const day = 24 * 60 * 60_000;
const maxAgeMs = 30 * day;
const maxIdleMs = 7 * day;
const renewedAfter = 60 * 60_000;

export const isAlive = ({ since, seenAt }: Session, now: number) => now - since < maxAgeMs && now - seenAt < maxIdleMs;

export const needsRenewal = ({ seenAt }: Session, now: number) => now - seenAt >= renewedAfter;

/** Milliseconds since 1970, of one length until the year 2059: names sort by when their sessions began. */
const beginning = (since: number) => since.toString(36).padStart(8, '0');

/**
 * Names a session to its own browser, where scripts may read it: it opens nothing and says of the customer only when they signed in.
 * The same for as long as the session lasts, on every server; another for each sign-in, and a later one sorts after it.
 */
export const sessionName = ({ token, since }: Pick<Session, 'token' | 'since'>): string =>
  beginning(since) +
  createHash('sha256')
    .update(JSON.stringify(['session', token, since]))
    .digest('base64url')
    .slice(0, 8);

export interface Visit {
  /** As the request sent it; null for a guest. */
  readonly session: Session | null;
  begin(token: string, customer: string): void;
  /** Ends the request's session: signed out, or the provider no longer accepts its token. One that has begun since stays. */
  end(): void;
  /** The browser's new sealed cookies by the names of their sessions: null removes one. What is not listed stays. */
  changes(): ReadonlyMap<string, string | null>;
  /** The name of the session that began; empty where none did. */
  begun(): string;
  /** Of the session that the browser has after the response; empty for a guest. */
  name(): string;
}

/** Nobody can sign in: a request for public content, or one without a store. */
export const guest: Visit = {
  session: null,
  begin() {
    throw new Error('A session begins in a store, by a private operation');
  },
  end() {},
  changes: () => new Map(),
  begun: () => '',
  name: () => '',
};
