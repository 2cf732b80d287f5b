import type { Clock } from '../../clock';
import { Refused } from '../../errors/refusal';
import type { AttemptLimiter } from '../accounts/queries/attempt-limiter';
import type { createAttempts } from '../attempts/queries';
import { addReferral, lockReferrals, referralFacts } from './queries';

interface Entry {
  referral: string;
  session_code: string;
}

interface Customer {
  id: number;
  storeId: number;
}

/** Once per session code; unknown codes count as attempts, which are limited. */
export function enterReferral(attempts: ReturnType<typeof createAttempts>, limiter: AttemptLimiter, now: Clock) {
  const enter = (customer: Customer, { referral, session_code }: Entry) =>
    attempts.once(
      { customerId: customer.id, sessionCode: session_code, operation: 'enterReferral', fields: { referral } },
      async (transaction) => {
        await lockReferrals(transaction, customer.storeId);
        const { referrerId, hasEntered, isCycle } = await referralFacts(transaction, customer, referral.trim());
        if (hasEntered) throw new Refused('REFERRAL_TWICE');
        if (referrerId === null) throw new Refused('REFERRAL_UNKNOWN');
        if (referrerId === customer.id) throw new Refused('REFERRAL_SELF');
        if (isCycle) throw new Refused('REFERRAL_CYCLE');
        await addReferral(transaction, customer, referrerId, now());
        return null;
      },
    );
  return async (customer: Customer, entry: Entry, address: string | null) => {
    const { state } = await attempts.find(customer.id, entry.session_code);
    if (state !== 'none') return enter(customer, entry);
    const attempt = { storeId: customer.storeId, purpose: 'referral', account: customer.id, address } as const;
    await limiter.slowDown(attempt);
    if ((await limiter.take(attempt)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
    const answer = await enter(customer, entry);
    if (answer.error_code !== 'REFERRAL_UNKNOWN') await limiter.succeed(attempt);
    return answer;
  };
}

/** `Rahma` as `R***`. */
export const maskedName = (name: string) => `${[...name.trim()][0] ?? ''}***`;
