import { orNotFound } from '../../../errors/call-errors';
import type { SignedInStaff } from '../../../staff';
import type { StaffLanguage } from '../queries/people';
import { lacksSecondFactor } from './access';
import type { StaffParts } from './staff-parts';

/** What people see and change about themselves. */
export function createProfile(parts: StaffParts) {
  const { audit, database, memberships, now, people, secondFactors, sessions } = parts;
  return {
    async show(staff: SignedInStaff) {
      const { email, name, language, totpSecret } = orNotFound(await people.byId(staff.id));
      const stores = await memberships.storesOf(staff.id);
      return {
        staff_uid: staff.viewUid,
        email,
        name,
        language,
        has_second_factor: totpSecret === null ? 0 : 1,
        recovery_codes: await secondFactors.countCodes(staff.id),
        stores: stores.map((store) => ({
          ...store,
          needs_second_factor: lacksSecondFactor(parts, staff, store.role) ? 1 : 0,
        })),
      };
    },

    save: (staff: SignedInStaff, name: string, language: StaffLanguage) =>
      database.transaction(async (transaction) => {
        await people.saveProfile(transaction, staff.id, name, language);
        await audit.add(transaction, { action: 'profile_changed', by: staff.id }, now());
      }),

    /** Without an id, ends all other sessions. */
    endSessions: (staff: SignedInStaff, uid: string | null) =>
      database.transaction(async (transaction) => {
        await sessions.endOthers(transaction, staff, uid);
        await audit.add(transaction, { action: 'sessions_ended', by: staff.id, detail: { all: uid === null } }, now());
      }),

    signOut: (staff: SignedInStaff) =>
      database.transaction(async (transaction) => {
        await sessions.end(staff.sessionId, transaction);
        await audit.add(transaction, { action: 'signed_out', by: staff.id }, now());
      }),
  };
}
