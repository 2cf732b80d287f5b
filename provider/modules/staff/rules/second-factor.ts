import { Refused } from '../../../errors/refusal';
import type { SignedInStaff } from '../../../staff';
import { secondFactorOffNotice, sendNotice } from './notices';
import { newRecoveryCodes, newTotpSecret, plainCode, stepOfCode, totpUri } from './one-time-password';
import { checkPassword, refuseDemo } from './own-password';
import { isPowerful } from './permissions';
import { acceptCode, recoveryHash, tryCode } from './second-factor-codes';
import type { StaffParts } from './staff-parts';

/** Turns the second factor of a person on and off. */
export function createSecondFactor(parts: StaffParts) {
  const { audit, database, memberships, now, secondFactors, sessions, studio } = parts;

  async function isNeeded(staff: SignedInStaff) {
    return studio.needsSecondFactor && (await memberships.rolesOf(staff.id)).some(({ role }) => isPowerful(role));
  }

  return {
    /** @throws Refused PASSWORD_WRONG, SECOND_FACTOR_ON, TOO_MANY_GUESSES; NOT_ALLOWED on the demo */
    async start(staff: SignedInStaff, password: string, address: string | null) {
      refuseDemo(staff);
      const { email, totpSecret } = await checkPassword(parts, staff, password, address, 'PASSWORD_WRONG');
      if (totpSecret !== null) throw new Refused('SECOND_FACTOR_ON');
      const secret = newTotpSecret();
      await secondFactors.start(staff.id, secret, now());
      return { secret, uri: totpUri(secret, email) };
    },

    /** Ends all other sessions. @returns recovery codes @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES */
    async confirm(staff: SignedInStaff, code: string, address: string | null): Promise<string[]> {
      const secret = await secondFactors.pending(staff.id, now());
      if (secret === undefined) throw new Refused('CODE_EXPIRED');
      const step = await tryCode(parts, staff.id, address, async () => stepOfCode(secret, plainCode(code), now()));
      const recoveryCodes = newRecoveryCodes();
      await database.transaction(async (transaction) => {
        if (!(await secondFactors.confirm(transaction, staff.id, secret, step))) throw new Refused('CODE_EXPIRED');
        await secondFactors.replaceCodes(transaction, staff.id, recoveryCodes.map(recoveryHash));
        await sessions.endOthers(transaction, staff);
        await audit.add(transaction, { action: 'second_factor_on', by: staff.id }, now());
      });
      return recoveryCodes;
    },

    /** @throws Refused PASSWORD_WRONG, CODE_WRONG, SECOND_FACTOR_OFF, SECOND_FACTOR_NEEDED, TOO_MANY_GUESSES */
    async end(staff: SignedInStaff, password: string, code: string, address: string | null) {
      const person = await checkPassword(parts, staff, password, address, 'PASSWORD_WRONG');
      if (person.totpSecret === null) throw new Refused('SECOND_FACTOR_OFF');
      if (await isNeeded(staff)) throw new Refused('SECOND_FACTOR_NEEDED');
      await acceptCode(parts, person, code, address);
      await database.transaction(async (transaction) => {
        await secondFactors.end(transaction, staff.id);
        await audit.add(transaction, { action: 'second_factor_off', by: staff.id }, now());
        await sendNotice(parts, transaction, person, secondFactorOffNotice);
      });
    },

    /** @throws Refused PASSWORD_WRONG, CODE_WRONG, SECOND_FACTOR_OFF, TOO_MANY_GUESSES */
    async renewCodes(staff: SignedInStaff, password: string, code: string, address: string | null): Promise<string[]> {
      const person = await checkPassword(parts, staff, password, address, 'PASSWORD_WRONG');
      if (person.totpSecret === null) throw new Refused('SECOND_FACTOR_OFF');
      await acceptCode(parts, person, code, address);
      const recoveryCodes = newRecoveryCodes();
      await database.transaction(async (transaction) => {
        await secondFactors.replaceCodes(transaction, staff.id, recoveryCodes.map(recoveryHash));
        await audit.add(transaction, { action: 'recovery_codes_renewed', by: staff.id }, now());
      });
      return recoveryCodes;
    },
  };
}
