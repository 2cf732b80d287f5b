import { FormLineType } from '../../__generated__/codes';
import type { Queryable } from '../../database/database';
import type { StoredForm } from '../../store-check/store-document';
import { formOf } from '../stores/queries/form-of';
import { findStoreId } from '../stores/queries/stores';

/** The customer of the picture, and the code that the browser gave it. */
export interface FormFileKey {
  customerId: number;
  uid: string;
}

/** The key of its blob; undefined if the customer sent no picture with that code. */
export async function formFileOf(connection: Queryable, { customerId, uid }: FormFileKey): Promise<string | undefined> {
  const [file] = await connection.query<{ blob_key: string }>(
    'select blob_key from form_files where customer_id = $1 and view_uid = $2',
    [customerId, uid],
  );
  return file?.blob_key;
}

/**
 * Marks the picture as used, so that it is never deleted as unused. @returns false if the customer sent none with that
 * code
 */
export async function useFormFile(transaction: Queryable, { customerId, uid }: FormFileKey): Promise<boolean> {
  const used = await transaction.query(
    'update form_files set is_used = true where customer_id = $1 and view_uid = $2 returning view_uid',
    [customerId, uid],
  );
  return used.length > 0;
}

/** Forgets the pictures that no form was sent with; their blobs are deleted later. @returns their number */
export async function dropUnusedFormFiles(connection: Queryable, sentBefore: Date): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    `with dropped as (delete from form_files where not is_used and sent_at < $1 returning blob_key),
       queued as (insert into blob_deletions (key) select distinct blob_key from dropped
         on conflict (key) do update set due_at = excluded.due_at)
     select count(*)::int as count from dropped`,
    [sentBefore],
  );
  return row?.count ?? 0;
}

/** The number of pictures that a customer sent since a time. */
export async function countFormFiles(connection: Queryable, customerId: number, since: Date): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    'select count(*)::int as count from form_files where customer_id = $1 and sent_at > $2',
    [customerId, since],
  );
  return row?.count ?? 0;
}

/** The first picture of a code stays. */
export const addFormFile = (connection: Queryable, { customerId, uid }: FormFileKey, blobKey: string, at: Date) =>
  connection.query(
    'insert into form_files (customer_id, view_uid, blob_key, sent_at) values ($1, $2, $3, $4) on conflict do nothing',
    [customerId, uid, blobKey, at],
  );

/** The form of a store's page, in the store's words; undefined if the store has no such form, or no page for it. */
export async function pageFormOf(
  connection: Queryable,
  codename: string,
  uid: string,
): Promise<StoredForm | undefined> {
  const storeId = await findStoreId(connection, codename);
  const form = storeId === undefined ? undefined : await formOf(connection, storeId, uid);
  return form?.title ? form : undefined;
}

/** The number of answers that a customer sent since a time, for all forms. */
export async function countFormAnswers(connection: Queryable, customerId: number, since: Date): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    'select count(*)::int as count from form_answers where customer_id = $1 and sent_at > $2',
    [customerId, since],
  );
  return row?.count ?? 0;
}

export interface FilledLine {
  view_uid: string;
  label: string;
  type: number;
  value: string;
}

interface NewAnswer {
  customer: { id: number; storeId: number };
  form: StoredForm;
  lines: readonly FilledLine[];
  at: Date;
}

export const addFormAnswer = (connection: Queryable, { customer, form, lines, at }: NewAnswer) =>
  connection.query(
    `insert into form_answers (store_id, customer_id, form_uid, title, lines, sent_at) values ($1, $2, $3, $4, $5, $6)`,
    [customer.storeId, customer.id, form.view_uid, form.title, JSON.stringify(lines), at],
  );

export interface ListedAnswer {
  id: string;
  codename: string;
  username: string;
  title: string;
  lines: FilledLine[];
}

/** The newest answers of all stores, newest first. */
export const newestAnswers = (connection: Queryable) =>
  connection.query<ListedAnswer>(
    `select answer.id::text as id, store.codename, customer.username, answer.title, answer.lines
     from form_answers answer join stores store on store.id = answer.store_id
       join customers customer on customer.id = answer.customer_id
     order by answer.id desc limit 100`,
  );

/** The key of the picture in a line of an answer; undefined if it has none. */
export async function answeredPicture(
  connection: Queryable,
  { answer, line }: { answer: number; line: string },
): Promise<string | undefined> {
  const [file] = await connection.query<{ blob_key: string }>(
    `select file.blob_key from form_answers answer cross join jsonb_array_elements(answer.lines) line
       join form_files file on file.customer_id = answer.customer_id and file.view_uid = line ->> 'value'
     where answer.id = $1 and line ->> 'view_uid' = $2 and line ->> 'type' = '${FormLineType.FILE}'`,
    [answer, line],
  );
  return file?.blob_key;
}
