import type { Queryable } from '../../../database/database';
import type { LastChange } from '../../../errors/call-errors';
import type { Change } from '../../stores/queries/pointers';

export type CountedResource = 'items' | 'vouchers';

export interface ResourceRevision extends LastChange {
  summary: string;
}

/** Newest first. */
export const resourceHistory = (database: Queryable, storeId: number, resource: CountedResource, limit = 1000) =>
  database.query<ResourceRevision>(
    `select number as revision, summary, author, message, to_json(made_at) #>> '{}' as at
     from resource_revisions where store_id = $1 and resource = $2 order by number desc limit $3`,
    [storeId, resource, limit],
  );

/** 0 before the first change. Lock the store's row if the number must stay the newest. */
export async function resourceRevision(
  database: Queryable,
  storeId: number,
  resource: CountedResource,
): Promise<number> {
  const [newest] = await resourceHistory(database, storeId, resource, 1);
  return newest?.revision ?? 0;
}

/** Call it in the transaction of the change. @returns its number */
export async function addResourceRevision(
  transaction: Queryable,
  storeId: number,
  resource: CountedResource,
  summary: string,
  { author, message }: Change,
): Promise<number> {
  const number = (await resourceRevision(transaction, storeId, resource)) + 1;
  await transaction.query(
    `insert into resource_revisions (store_id, resource, number, summary, author, message)
     values ($1, $2, $3, $4, $5, $6)`,
    [storeId, resource, number, summary, author ?? null, message ?? null],
  );
  return number;
}
