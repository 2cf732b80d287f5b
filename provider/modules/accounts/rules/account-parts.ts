import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { Passwords } from '../../../password';
import { createOutbox } from '../../mail/queries/outbox';
import { type Attempt, type AttemptLimiter, createAttemptLimiter } from '../queries/attempt-limiter';
import { createCustomers } from '../queries/customers';
import { createRegistrations } from '../queries/registrations';
import { createSessions } from '../queries/secrets';
import { phoneOf } from './identity';
import { createOneTimeCodes } from './one-time-codes';

/** What the account rules share. */
export function createAccountParts(database: Database, now: Clock, passwords: Passwords) {
  const attemptLimiter = createAttemptLimiter(database, now);
  const outbox = createOutbox(database);
  return {
    database,
    now,
    passwords,
    attemptLimiter,
    outbox,
    codes: createOneTimeCodes(database, now, { attemptLimiter, outbox }),
    customers: createCustomers(database),
    registrations: createRegistrations(database, now),
    sessions: createSessions(database, now),
  };
}

export type AccountParts = ReturnType<typeof createAccountParts>;

/** Where a session is opened: the IP address, if known, and the name under which the customer knows the browser. */
export interface Browser {
  address: string | null;
  device: string;
}

/** @throws Refused TOO_MANY_GUESSES */
export async function takeAttempt(attemptLimiter: AttemptLimiter, attempt: Attempt) {
  await attemptLimiter.slowDown(attempt);
  const permission = await attemptLimiter.take(attempt);
  if (permission === 'refused') throw new Refused('TOO_MANY_GUESSES');
  return permission;
}

export const identify = (customers: AccountParts['customers'], storeUid: string, identity: string) =>
  customers.identify(storeUid, identity, phoneOf(identity));
