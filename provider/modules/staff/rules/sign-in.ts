import { Refused } from '../../../errors/refusal';
import { takeAttempt } from '../../accounts/rules/account-parts';
import type { Person } from '../queries/people';
import { acceptCode } from './second-factor-codes';
import { lockNotice, sendNotice } from './notices';
import { type Browser, ofNoStore, type StaffParts } from './staff-parts';

export interface OpenedSession {
  token: string;
  /** The token waits for the second factor. */
  needsCode: boolean;
}

/** The person, or null where the public password of the demo is refused. */
async function findPerson({ people, studio }: StaffParts, email: string): Promise<Person | null> {
  const person = await people.byEmail(email);
  return person?.isDemo && !studio.isDemo ? null : person;
}

/**
 * Known and unknown e-mails get the same answer, with the same amount of work.
 * @throws Refused WRONG_CREDENTIALS, TOO_MANY_GUESSES
 */
export const signIn =
  (parts: StaffParts) =>
  async (email: string, password: string, { address, device }: Browser): Promise<OpenedSession> => {
    const { attemptLimiter, audit, database, now, passwords, people, sessions } = parts;
    const person = await findPerson(parts, email);
    const account = person?.id ?? email.toLowerCase();
    const attempt = { storeId: ofNoStore, purpose: 'password', account, address } as const;
    const permission = await takeAttempt(attemptLimiter, attempt);
    const isRight = await passwords.matches(password, person?.passwordHash);
    const needsCode = person !== null && person.totpSecret !== null;
    const token =
      person &&
      isRight &&
      (await database.transaction(async (transaction) => {
        const opened = await sessions.open(transaction, person, device, needsCode ? 'code' : 'open');
        if (opened && !needsCode) await audit.add(transaction, { action: 'signed_in', by: person.id }, now());
        return opened;
      }));
    if (!token) {
      if (permission === 'last') await lock(parts, person);
      throw new Refused('WRONG_CREDENTIALS');
    }
    await attemptLimiter.succeed(attempt);
    // An outdated hash is replaced, so that checking it takes as long as checking an unknown e-mail.
    if (passwords.needsRehash(person.passwordHash)) {
      await people.setPassword(person.id, await passwords.hash(password), person.passwordHash);
    }
    return { token, needsCode };
  };

/** Does the same amount of work if there is no such person. */
async function lock(parts: StaffParts, person: Person | null) {
  const { audit, database, now } = parts;
  await database.transaction(async (transaction) => {
    await audit.add(transaction, { action: 'sign_in_locked', by: null, about: person?.id }, now(), person !== null);
    await sendNotice(parts, transaction, person, lockNotice);
  });
}

/** @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES */
export const enterCode =
  (parts: StaffParts) =>
  async (waitingToken: string, code: string, { address, device }: Browser): Promise<OpenedSession> => {
    const { audit, database, now, people, sessions } = parts;
    const waiting = await sessions.waiting(waitingToken);
    const person = waiting && (await people.byId(waiting.staffId));
    if (!person) throw new Refused('CODE_EXPIRED');
    const kind = await acceptCode(parts, person, code, address);
    return database.transaction(async (transaction) => {
      const token =
        (await sessions.end(waiting.id, transaction)) && (await sessions.open(transaction, person, device, 'open'));
      if (!token) throw new Refused('CODE_EXPIRED');
      await audit.add(transaction, { action: 'signed_in', by: person.id, detail: { with: kind } }, now());
      return { token, needsCode: false };
    });
  };
