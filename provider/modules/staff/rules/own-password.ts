import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { SignedInStaff } from '../../../staff';
import { takeAttempt } from '../../accounts/rules/account-parts';
import type { Person } from '../queries/people';
import { passwordNotice, sendNotice } from './notices';
import { ofNoStore, type StaffParts } from './staff-parts';

/** @throws Refused `reason`, TOO_MANY_GUESSES @returns the person with the hash that the password matched */
export async function checkPassword(
  { attemptLimiter, passwords, people }: StaffParts,
  staff: SignedInStaff,
  password: string,
  address: string | null,
  reason: 'OLD_PASSWORD_WRONG' | 'PASSWORD_WRONG',
): Promise<Person> {
  const attempt = { storeId: ofNoStore, purpose: 'password', account: staff.id, address } as const;
  await takeAttempt(attemptLimiter, attempt);
  const person = orNotFound(await people.byId(staff.id));
  if (!(await passwords.matches(password, person.passwordHash))) throw new Refused(reason);
  await attemptLimiter.succeed(attempt);
  return person;
}

/** Ends all other sessions. @throws Refused OLD_PASSWORD_WRONG, TOO_MANY_GUESSES; NOT_ALLOWED on the demo */
export const changePassword =
  (parts: StaffParts) =>
  async (staff: SignedInStaff, oldPassword: string, newPassword: string, address: string | null) => {
    const { audit, database, now, passwords, people, sessions } = parts;
    refuseDemo(staff);
    const person = await checkPassword(parts, staff, oldPassword, address, 'OLD_PASSWORD_WRONG');
    const newHash = await passwords.hash(newPassword);
    await database.transaction(async (transaction) => {
      const isChanged = await people.setPassword(staff.id, newHash, person.passwordHash, transaction);
      if (!isChanged) throw new Refused('OLD_PASSWORD_WRONG');
      await sessions.endOthers(transaction, staff);
      await audit.add(transaction, { action: 'password_changed', by: staff.id }, now());
      await sendNotice(parts, transaction, person, passwordNotice);
    });
  };

/** The sign-in of the demo is everybody's: nobody may lock out the others. @throws Refused NOT_ALLOWED */
export function refuseDemo({ isDemo }: SignedInStaff) {
  if (isDemo) throw new Refused('NOT_ALLOWED');
}
