import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { newEmailNotice } from '../../mail/queries/messages';
import type { CodeRow } from '../queries/code-rows';
import { sendNotice } from './account-notices';
import type { AccountParts, Browser } from './account-parts';

export interface OpenSession {
  customerId: number;
  /** Null if the customer was already signed in. */
  token: string | null;
}

async function finishRegistration(
  { registrations, sessions }: AccountParts,
  transaction: Queryable,
  { registrationId }: CodeRow,
  device: string,
): Promise<OpenSession> {
  const account = await registrations.complete(transaction, registrationId ?? 0);
  if (!account) throw new Refused('CODE_EXPIRED');
  const token = await sessions.open(transaction, account.id, account.passwordHash, device);
  return { customerId: account.id, token: token ?? null };
}

async function changeEmail(
  { customers, now, outbox }: AccountParts,
  transaction: Queryable,
  { storeId, recipient }: CodeRow,
  customerId: number,
) {
  const before = await customers.changeEmail(transaction, customerId, recipient, now());
  await outbox.assign(transaction, customerId, storeId, before);
  await sendNotice({ outbox }, transaction, { id: customerId, storeId, email: before }, newEmailNotice);
}

/** @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES, PHONE_TAKEN, EMAIL_TAKEN */
export const verify =
  (parts: AccountParts) =>
  async (request: CodeRow, code: string, { address, device }: Browser): Promise<OpenSession> => {
    await parts.codes.attempt(request, code, address);
    return parts.database.transaction(async (transaction) => {
      await parts.codes.use(transaction, request, code);
      if (request.purpose === 'register') return finishRegistration(parts, transaction, request, device);
      const customerId = request.customerId ?? 0;
      if (request.purpose === 'new_email') await changeEmail(parts, transaction, request, customerId);
      else {
        const verify = request.purpose === 'phone' ? parts.customers.verifyPhone : parts.customers.verifyEmail;
        await verify(transaction, customerId, request.recipient, parts.now());
      }
      return { customerId, token: null };
    });
  };
