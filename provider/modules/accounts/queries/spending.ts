import type { Queryable } from '../../../database/database';

/** An attempt to spend that the customer confirmed with the password. */
interface Confirmation {
  customerId: number;
  sessionCode: string;
}

export const saveConfirmation = (connection: Queryable, { customerId, sessionCode }: Confirmation, at: Date) =>
  connection.query(
    `insert into spending_confirmations (customer_id, session_code, confirmed_at) values ($1, $2, $3)
     on conflict (customer_id, session_code) do update set confirmed_at = excluded.confirmed_at`,
    [customerId, sessionCode, at],
  );

export async function isConfirmed(transaction: Queryable, { customerId, sessionCode }: Confirmation, at: Date) {
  const rows = await transaction.query(
    `select from spending_confirmations
     where customer_id = $1 and session_code = $2 and confirmed_at > $3::timestamptz - interval '5 minutes'`,
    [customerId, sessionCode, at],
  );
  return rows.length > 0;
}
