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
const longestAge = 30 * day;
const longestRest = 7 * day;
const renewedAfter = 60 * 60_000;

export const isAlive = ({ since, seenAt }: Session, now: number) =>
  now - since < longestAge && now - seenAt < longestRest;

/** Its last use is to be written down anew. */
export const isDue = ({ seenAt }: Session, now: number) => now - seenAt >= renewedAfter;
