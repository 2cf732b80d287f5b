import { FormLineType } from '../../../__generated__/codes';
import type { Queryable } from '../../../database/database';
import { formWithDefaults } from '../../../store-check/fill-defaults';
import type { StoredForm } from '../../../store-check/store-document';
import { currentStore } from './stores';

/** The form as a ride uses it: a file is never required. */
export const asRideForm = (form: StoredForm): StoredForm => ({
  ...form,
  lines: form.lines.map((line) => (line.type === FormLineType.FILE ? { ...line, required: 0 } : line)),
});

/** Undefined if the store has no form with that id, or no longer has it. */
export async function formOf(connection: Queryable, storeId: number, formUid: string): Promise<StoredForm | undefined> {
  const [row] = await connection.query<{ form: object | null }>(
    `select jsonb_path_query_first(revision.document, '$.forms[*] ? (@.view_uid == $uid)', jsonb_build_object('uid', $2::text)) as form
     from ${currentStore} where store.id = $1`,
    [storeId, formUid],
  );
  return row?.form ? formWithDefaults(row.form) : undefined;
}

export async function rideFormOf(connection: Queryable, storeId: number, formUid: string) {
  const form = formUid ? await formOf(connection, storeId, formUid) : undefined;
  return form && asRideForm(form);
}
