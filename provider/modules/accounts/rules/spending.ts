import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { OperationRequest } from '../../../contract/operations';
import type { FilledStore } from '../../../store-check/store-document';
import { isConfirmed, saveConfirmation } from '../queries/spending';
import type { createAccounts } from './accounts';

type Customer = { id: number; storeId: number };

/** @throws Refused PASSWORD_WRONG, TOO_MANY_GUESSES */
export const confirmSpending =
  (database: Database, { checkPassword }: Pick<ReturnType<typeof createAccounts>, 'checkPassword'>, now: Clock) =>
  async (
    customer: Customer,
    { password, session_code: sessionCode }: OperationRequest<'confirmSpending'>['body'],
    address: string | null,
  ): Promise<void> => {
    const { succeed } = await checkPassword(customer, password, address, 'PASSWORD_WRONG');
    await succeed();
    await saveConfirmation(database, { customerId: customer.id, sessionCode }, now());
  };

/** Call it before money leaves the balance. @throws Refused PASSWORD_NEEDED if the store requires the password */
export async function requireConfirmation(
  transaction: Queryable,
  { appmeta }: FilledStore['app'],
  attempt: { customerId: number; sessionCode: string },
  at: Date,
): Promise<void> {
  if (appmeta.balance_password === 1 && !(await isConfirmed(transaction, attempt, at))) {
    throw new Refused('PASSWORD_NEEDED');
  }
}
