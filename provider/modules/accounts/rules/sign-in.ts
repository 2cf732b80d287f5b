import { Refused } from '../../../errors/refusal';
import { sendLockNotice } from './account-notices';
import { type AccountParts, type Browser, identify, takeAttempt } from './account-parts';

/**
 * Known and unknown identities get the same answer, with the same amount of work.
 * @throws Refused WRONG_CREDENTIALS, TOO_MANY_GUESSES; undefined if there is no such store
 */
export const signIn =
  ({ attemptLimiter, customers, database, outbox, passwords, sessions }: AccountParts) =>
  async (storeUid: string, identity: string, password: string, { address, device }: Browser) => {
    const store = await identify(customers, storeUid, identity);
    if (!store) return undefined;
    const { storeId, customer } = store;
    const account = customer?.id ?? identity.toLowerCase();
    const attempt = { storeId, purpose: 'password', account, address } as const;
    const permission = await takeAttempt(attemptLimiter, attempt);
    const isRight = await passwords.matches(password, customer?.passwordHash);
    const token = customer && isRight && (await sessions.open(database, customer.id, customer.passwordHash, device));
    if (!token) {
      if (permission === 'last') await sendLockNotice({ database, outbox }, storeId, customer);
      throw new Refused('WRONG_CREDENTIALS');
    }
    await attemptLimiter.succeed(attempt);
    // An outdated hash is replaced, so that checking it takes as long as checking an unknown customer.
    if (passwords.needsRehash(customer.passwordHash)) {
      await customers.rehash(customer.id, await passwords.hash(password), customer.passwordHash);
    }
    return { customerId: customer.id, token };
  };
