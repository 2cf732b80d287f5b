import { createHash } from 'node:crypto';

export interface Session {
  /** Authenticates the customer at the provider; leaves the server only in sealed form. */
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

/**
 * Milliseconds since 1970, with the same length until the year 2059, so that names sort by the start of their sessions.
 */
const beginning = (since: number) => since.toString(36).padStart(8, '0');

/**
 * Names a session to its own browser, where scripts may read the name. It gives no access, and reveals only when the
 * customer signed in. A session has the same name on every server until it ends. Each sign-in gets a new name, which
 * sorts after earlier ones.
 */
export const sessionName = ({ token, since }: Pick<Session, 'token' | 'since'>): string =>
  beginning(since) +
  createHash('sha256')
    .update(JSON.stringify(['session', token, since]))
    .digest('base64url')
    .slice(0, 8);

export interface Visit {
  /** The session as the request sent it; null for a guest. */
  readonly session: Session | null;
  begin(token: string, customer: string): void;
  /**
   * Ends the request's session after a sign-out, or if the provider no longer accepts its token. A newer session stays.
   */
  end(): void;
  /**
   * The browser's new sealed cookies by the names of their sessions; null removes one. Cookies that are not listed
   * stay.
   */
  changes(): ReadonlyMap<string, string | null>;
  /** The name of the session that began; empty if none did. */
  begun(): string;
  /** The name of the browser's session after the response; empty for a guest. */
  name(): string;
}

/** A visit in which nobody can sign in: for public content, or without a store. */
export const guest: Visit = {
  session: null,
  begin() {
    throw new Error('A session can begin only in a store, by a private operation');
  },
  end() {},
  changes: () => new Map(),
  begun: () => '',
  name: () => '',
};
