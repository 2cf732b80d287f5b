import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { newPasswordNotice } from '../../mail/queries/messages';
import type { CodeRow } from '../queries/code-rows';
import { sendNotice } from './account-notices';
import { type AccountParts, identify, takeAttempt } from './account-parts';
import { channelOf } from './identity';

/** @throws Refused `reason`, TOO_MANY_GUESSES @returns the hash that the password matched */
export const checkPassword =
  ({ attemptLimiter, customers, passwords }: AccountParts) =>
  async (
    { id, storeId }: { id: number; storeId: number },
    password: string,
    address: string | null,
    reason: 'OLD_PASSWORD_WRONG' | 'PASSWORD_WRONG',
  ) => {
    const attempt = { storeId, purpose: 'password', account: id, address } as const;
    await takeAttempt(attemptLimiter, attempt);
    const hash = await customers.passwordHash(id);
    if (!hash || !(await passwords.matches(password, hash))) throw new Refused(reason);
    return { hash, succeed: () => attemptLimiter.succeed(attempt) };
  };

/** @throws Refused TOO_MANY_GUESSES; undefined if there is no such store */
export const forgetPassword =
  ({ codes, customers }: AccountParts) =>
  async (storeUid: string, identity: string, address: string | null) => {
    const store = await identify(customers, storeUid, identity);
    if (!store) return undefined;
    const { storeId, customer } = store;
    const channel = channelOf(identity);
    const contact = channel === 'email' ? customer?.email : customer?.phone;
    const subject = identity.toLowerCase();
    const customerId = customer?.id ?? null;
    return codes.request(
      { storeId, purpose: 'reset', subject, customerId, channel, recipient: contact ?? subject },
      address,
    );
  };

/** @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES */
export const resetPassword =
  ({ attemptLimiter, codes, customers, database, outbox, passwords }: AccountParts) =>
  async (request: CodeRow, code: string, newPassword: string, address: string | null) => {
    await codes.attempt(request, code, address);
    const customerId = request.customerId ?? 0;
    const { email } = orNotFound(await customers.profile(customerId));
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(async (transaction) => {
      await codes.use(transaction, request, code);
      await customers.setPassword(transaction, customerId, passwordHash);
      await sendNotice({ outbox }, transaction, { id: customerId, storeId: request.storeId, email }, newPasswordNotice);
    });
    await attemptLimiter.succeed({ storeId: request.storeId, purpose: 'password', account: customerId, address });
  };

/** @throws Refused OLD_PASSWORD_WRONG, TOO_MANY_GUESSES */
export const changePassword =
  (parts: AccountParts) =>
  async (
    customer: { id: number; storeId: number },
    oldPassword: string,
    newPassword: string,
    address: string | null,
  ) => {
    const { hash: oldHash, succeed } = await checkPassword(parts)(customer, oldPassword, address, 'OLD_PASSWORD_WRONG');
    const { email } = orNotFound(await parts.customers.profile(customer.id));
    const newHash = await parts.passwords.hash(newPassword);
    await parts.database.transaction(async (transaction) => {
      const isChanged = await parts.customers.setPassword(transaction, customer.id, newHash, oldHash);
      if (!isChanged) throw new Refused('OLD_PASSWORD_WRONG');
      await sendNotice(parts, transaction, { ...customer, email }, newPasswordNotice);
    });
    await succeed();
  };
