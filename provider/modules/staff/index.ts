import type { Accounts } from '../accounts';
import type { Deps } from '../deps';
import type { Mailing } from '../mail';
import { createAccess } from './rules/access';
import { createErasure } from './rules/erasure';
import { createInvitationRules } from './rules/invitations';
import { createMembers } from './rules/members';
import { changePassword } from './rules/own-password';
import { createProfile } from './rules/profile';
import { createSecondFactor } from './rules/second-factor';
import { createReset } from './rules/reset';
import { enterCode, signIn } from './rules/sign-in';
import { createStaffParts } from './rules/staff-parts';

type Needs = Pick<Deps, 'database' | 'now' | 'passwords' | 'studio'>;

export function createStaffModule(
  deps: Needs,
  { accounts: { attemptLimiter }, mail: { outbox } }: { accounts: Accounts; mail: Mailing },
) {
  const { database, now, passwords, studio } = deps;
  const parts = createStaffParts({ database, now, passwords, studio, attemptLimiter, outbox });
  const { audit, invitations, sessions } = parts;
  const access = createAccess(parts);
  return {
    access,
    audit,
    sessions,
    signIn: signIn(parts),
    enterCode: enterCode(parts),
    changePassword: changePassword(parts),
    profile: createProfile(parts),
    secondFactor: createSecondFactor(parts),
    invitations: createInvitationRules(parts, access),
    members: createMembers(parts, access),
    erase: createErasure(parts),
    reset: createReset(parts),
    async dropExpired() {
      await sessions.dropEnded();
      await invitations.dropOld(now());
    },
  };
}

export type Staff = ReturnType<typeof createStaffModule>;
