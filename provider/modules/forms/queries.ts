import type { Queryable } from '../../database/database';
import { formWithDefaults } from '../../store-check/fill-defaults';
import type { StoredForm } from '../../store-check/store-document';
import { currentStore } from '../stores/queries/stores';

/** Undefined if the store has no form of that id, or none any more. */
export async function formOf(connection: Queryable, storeId: number, formUid: string): Promise<StoredForm | undefined> {
  const [row] = await connection.query<{ form: object | null }>(
    `select jsonb_path_query_first(revision.document, '$.forms[*] ? (@.view_uid == $uid)', jsonb_build_object('uid', $2::text)) as form
     from ${currentStore} where store.id = $1`,
    [storeId, formUid],
  );
  return row?.form ? formWithDefaults(row.form) : undefined;
}

/** Whose picture it is, and the code that its browser gave it. */
export interface FormFileKey {
  customerId: number;
  uid: string;
}

/** Undefined if the customer has sent none with that code. */
export async function formFileOf(connection: Queryable, { customerId, uid }: FormFileKey): Promise<string | undefined> {
  const [file] = await connection.query<{ blob_key: string }>(
    'select blob_key from form_files where customer_id = $1 and view_uid = $2',
    [customerId, uid],
  );
  return file?.blob_key;
}

/** Those of a customer since a moment. */
export async function countFormFiles(connection: Queryable, customerId: number, since: Date): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    'select count(*)::int as count from form_files where customer_id = $1 and sent_at > $2',
    [customerId, since],
  );
  return row?.count ?? 0;
}

/** The first one of a code stays. */
export const addFormFile = (connection: Queryable, { customerId, uid }: FormFileKey, blobKey: string, at: Date) =>
  connection.query(
    'insert into form_files (customer_id, view_uid, blob_key, sent_at) values ($1, $2, $3, $4) on conflict do nothing',
    [customerId, uid, blobKey, at],
  );
