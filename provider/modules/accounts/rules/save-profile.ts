import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { newPhoneNotice } from '../../mail/queries/messages';
import type { CodeRow } from '../queries/code-rows';
import type { ProfileFields } from '../queries/customers';
import { sendNotice } from './account-notices';
import type { AccountParts } from './account-parts';
import { isUsername } from './identity';

/**
 * Sends a code to a new e-mail, to be passed to `verify`. Whether the e-mail is taken is told only in that mailbox.
 * @returns null if the e-mail is unchanged @throws Refused USERNAME_INVALID, USERNAME_TAKEN, PHONE_TAKEN,
 * TOO_MANY_GUESSES
 */
export const saveProfile =
  ({ attemptLimiter, codes, customers, database, outbox }: AccountParts) =>
  async (
    { id, storeId }: { id: number; storeId: number },
    { email, ...fields }: ProfileFields & { email: string },
    address: string | null,
  ): Promise<CodeRow | null> => {
    const before = orNotFound(await customers.profile(id));
    const isNewEmail = email.toLowerCase() !== before.email.toLowerCase();
    if (fields.username !== before.username && !isUsername(fields.username)) throw new Refused('USERNAME_INVALID');
    if (await customers.isPhoneOfAnother(id, fields.phone)) throw new Refused('PHONE_TAKEN');
    if (isNewEmail) await attemptLimiter.slowDown({ storeId, purpose: 'send', address });
    const target = { storeId, purpose: 'new_email', subject: `${id}`, customerId: id, channel: 'email' } as const;
    return database.transaction(async (transaction) => {
      await customers.saveProfile(transaction, id, fields);
      if (before.verified_phone && fields.phone !== before.phone)
        await sendNotice({ outbox }, transaction, { id, storeId, email: before.email }, newPhoneNotice);
      return isNewEmail ? codes.requestIn(transaction, { ...target, recipient: email }, address) : null;
    });
  };
