import { Refused } from '../../../errors/refusal';
import { secretHash } from '../../accounts/queries/secrets';
import { takeAttempt } from '../../accounts/rules/account-parts';
import type { Person } from '../queries/people';
import { plainCode, stepOfCode } from './one-time-password';
import { ofNoStore, type StaffParts } from './staff-parts';

export const recoveryHash = (code: string) => secretHash(`recovery:${plainCode(code)}`);

/** Counts the attempt before the code is compared. @throws Refused CODE_WRONG, TOO_MANY_GUESSES */
export async function tryCode<Result>(
  { attemptLimiter }: Pick<StaffParts, 'attemptLimiter'>,
  staffId: number,
  address: string | null,
  accept: () => Promise<Result | null>,
): Promise<Result> {
  const attempt = { storeId: ofNoStore, purpose: 'code', account: staffId, address } as const;
  await takeAttempt(attemptLimiter, attempt);
  const result = await accept();
  if (result === null) throw new Refused('CODE_WRONG');
  await attemptLimiter.succeed(attempt);
  return result;
}

/** Accepts a code of the app, or a recovery code, once. @throws Refused CODE_WRONG, TOO_MANY_GUESSES */
export const acceptCode = (
  parts: StaffParts,
  { id, totpSecret }: Pick<Person, 'id' | 'totpSecret'>,
  typed: string,
  address: string | null,
): Promise<'app' | 'recovery_code'> =>
  tryCode(parts, id, address, async () => {
    const { database, now, secondFactors } = parts;
    const code = plainCode(typed);
    const step = totpSecret === null ? null : stepOfCode(totpSecret, code, now());
    if (step !== null && (await secondFactors.useStep(database, id, step))) return 'app';
    return (await secondFactors.useRecoveryCode(database, id, recoveryHash(code), now())) ? 'recovery_code' : null;
  });
