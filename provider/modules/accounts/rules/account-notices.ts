import type { Queryable } from '../../../database/database';
import { lockNotice, type Notice } from '../../mail/queries/messages';
import { addresseeOf, type CustomerCredentials } from '../queries/customers';
import type { AccountParts } from './account-parts';

/** Tells the customer by e-mail what changed. */
export async function sendNotice(
  { outbox }: Pick<AccountParts, 'outbox'>,
  transaction: Queryable,
  { id: customerId, storeId, email: recipient }: { id: number; storeId: number; email: string },
  notice: Notice,
) {
  const { store, language } = await addresseeOf(transaction, storeId, customerId);
  const message = { storeId, customerId, channel: 'email', recipient, ...notice[language](store) } as const;
  await outbox.send(transaction, message);
}

/** Does the same amount of work if there is no such customer. */
export async function sendLockNotice(
  { database, outbox }: Pick<AccountParts, 'database' | 'outbox'>,
  storeId: number,
  customer: CustomerCredentials | null,
) {
  const { store, language } = await addresseeOf(database, storeId, customer?.id ?? null);
  const message = {
    storeId,
    customerId: customer?.id ?? null,
    channel: 'email',
    recipient: customer?.email ?? '',
    ...lockNotice[language](store),
  } as const;
  await outbox.sendOnceADay(database, message, customer !== null);
}
