import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import type { Passwords } from '../../../password';
import type { AttemptLimiter } from '../../accounts/queries/attempt-limiter';
import type { StudioOptions } from '../../../studio-options';
import type { Mailing } from '../../mail';
import { createAudit } from '../queries/audit';
import { createInvitations } from '../queries/invitations';
import { createMemberships } from '../queries/memberships';
import { createPeople } from '../queries/people';
import { createSecondFactors } from '../queries/second-factors';
import { createStaffSessions } from '../queries/sessions';

interface Needs {
  database: Database;
  now: Clock;
  passwords: Passwords;
  attemptLimiter: AttemptLimiter;
  outbox: Mailing['outbox'];
  studio: StudioOptions;
}

/** What the rules of staff share. */
export const createStaffParts = (needs: Needs) => ({
  ...needs,
  audit: createAudit(needs.database),
  invitations: createInvitations(needs.database),
  memberships: createMemberships(needs.database),
  people: createPeople(needs.database),
  secondFactors: createSecondFactors(needs.database),
  sessions: createStaffSessions(needs.database, needs.now, needs.studio.isDemo),
});

export type StaffParts = ReturnType<typeof createStaffParts>;

/** Where a session is opened: the IP address, if known, and the name under which the person knows the browser. */
export interface Browser {
  address: string | null;
  device: string;
}

/** Attempts of staff are of no store. */
export const ofNoStore = 0;
