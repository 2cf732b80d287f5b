import { newSecret, secretHash } from '../../../provider/modules/accounts/queries/secrets';
import type { Database } from '../../../provider/database/database';

export interface TestCustomer {
  id: number;
  viewUid: string;
  username: string;
  token: string;
  /** Headers of this customer's calls. */
  headers: { authorization: string };
}

/** A customer of a store with an open session and no password. */
export async function addCustomer(database: Database, username = 'siti', codename = 'warung'): Promise<TestCustomer> {
  const viewUid = `${codename}_${username}`;
  const [customer] = await database.query<{ id: number }>(
    `insert into customers (store_id, view_uid, name, username, email, password_hash, email_verified_at)
     select id, $2, $3, $3, $3 || '@toko.test', '', now() from stores where codename = $1 returning id`,
    [codename, viewUid, username],
  );
  if (!customer) throw new Error(`There is no store ${codename}`);
  return signedInAgain(database, { id: customer.id, viewUid, username });
}

/** Opens a session in another browser. */
export async function signedInAgain(
  database: Database,
  { id, viewUid, username }: Pick<TestCustomer, 'id' | 'viewUid' | 'username'>,
): Promise<TestCustomer> {
  const token = newSecret();
  await database.query(
    `insert into customer_tokens (customer_id, token_hash, expires_at) values ($1, $2, now() + interval '30 days')`,
    [id, secretHash(token)],
  );
  return { id, viewUid, username, token, headers: { authorization: `Bearer ${token}` } };
}
