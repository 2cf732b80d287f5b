import type { Queryable } from '../../../database/database';

interface Photo {
  uid: string;
  /** The key of its blob. */
  key: string;
}

export async function photoOf(connection: Queryable, customerId: number): Promise<Photo | undefined> {
  const [photo] = await connection.query<Photo>(
    'select photo_uid as uid, photo_key as key from customers where id = $1 and photo_uid is not null',
    [customerId],
  );
  return photo;
}

/** The previous blob is deleted later, because a rollback could not restore it. */
export async function setPhoto(
  transaction: Queryable,
  customerId: number,
  { uid, key }: Photo | { uid: null; key: null },
) {
  await transaction.query(
    `insert into blob_deletions (key)
     select photo_key from customers where id = $1 and photo_key is not null for update
     on conflict (key) do update set due_at = excluded.due_at`,
    [customerId],
  );
  await transaction.query('update customers set photo_uid = $2, photo_key = $3, photo = null where id = $1', [
    customerId,
    uid,
    key,
  ]);
}
