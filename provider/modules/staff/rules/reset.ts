import { BadRequest, orNotFound } from '../../../errors/call-errors';
import { passwordNotice, sendNotice } from './notices';
import { newRecoveryCode } from './one-time-password';
import type { StaffParts } from './staff-parts';

/**
 * For somebody who has lost the password, or the app and the recovery codes: sets another password, turns the second
 * factor off and ends all sessions. @returns the password, to be changed by the person @throws NotFound, BadRequest
 */
export const createReset =
  (parts: StaffParts) =>
  async (email: string): Promise<string> => {
    const { audit, database, now, passwords, people, secondFactors, sessions } = parts;
    const password = newRecoveryCode();
    const passwordHash = await passwords.hash(password);
    await database.transaction(async (transaction) => {
      const person = orNotFound(await people.byEmail(email, transaction), `There is nobody with the e-mail ${email}`);
      if (person.isDemo) throw new BadRequest('The password of the demo is public and stays');
      const isSet = await people.setPassword(person.id, passwordHash, person.passwordHash, transaction);
      if (!isSet) throw new BadRequest('The password was changed at the same moment; try again');
      await secondFactors.end(transaction, person.id);
      await sessions.endAll(transaction, person.id);
      await audit.add(transaction, { action: 'person_reset', by: null, about: person.id }, now());
      await sendNotice(parts, transaction, person, passwordNotice);
    });
    return password;
  };
