import { InvoiceStatus, OrderStatus } from '../../__generated__/codes';
import type { Queryable } from '../../database/database';
import type { PersonalTable } from '../../database/personal-data';

export interface Person {
  id: number;
  storeId: number;
  /** E-mail, phone and username, without empty ones. */
  identities: readonly string[];
  name: string;
}

const person = '(select $1::bigint as id, $2::bigint as store_id, $3::text[] as identities) person';

const valuesOf = ({ id, storeId, identities }: Person) => [id, storeId, identities.map((one) => one.toLowerCase())];

/** Undefined if the account is closed. `isLocked` prevents additions to the account until the transaction ends. */
export async function findPerson(queryable: Queryable, customerId: number, isLocked = false) {
  const [row] = await queryable.query<Person & { passwordHash: string }>(
    `select id, store_id as "storeId", array_remove(array[email, username, phone], '') as identities, name,
       password_hash as "passwordHash"
     from customers where id = $1 and closed_at is null ${isLocked ? 'for update' : ''}`,
    [customerId],
  );
  return row;
}

const eraseTable = (table: string, rows: string, erase: Exclude<PersonalTable['erase'], 'nothing'>) =>
  erase === 'delete'
    ? `delete from ${table} data using ${person} where ${rows}`
    : `update ${table} data set ${Object.entries(erase)
        .map(([column, value]) => `${column} = ${value}`)
        .join(', ')} from ${person} where ${rows}`;

/** Blobs are deleted later, because a rollback could not restore them. */
export async function erasePerson(transaction: Queryable, owner: Person, tables: readonly PersonalTable[]) {
  const values = valuesOf(owner);
  for (const { table, rows, blob } of tables) {
    if (!blob) continue;
    await transaction.query(
      `insert into blob_deletions (key)
       select distinct ${blob} from ${table} data, ${person} where (${rows}) and ${blob} is not null
       on conflict (key) do update set due_at = excluded.due_at`,
      values,
    );
  }
  for (const { table, rows, erase } of tables) {
    if (erase !== 'nothing') await transaction.query(eraseTable(table, rows, erase), values);
  }
}

/** The rows of a table as JSON texts. */
export async function exportTable(
  queryable: Queryable,
  { table, rows, export: columns }: PersonalTable,
  owner: Person,
) {
  const records = await queryable.query<{ row: string }>(
    `select row_to_json(own)::text as row from (select ${columns} from ${table} data, ${person} where ${rows}) own`,
    valuesOf(owner),
  );
  return records.map(({ row }) => row);
}

/** The next blob to delete after a key; `isNamed` if something in the tables still needs it. */
export async function nextDeletion(queryable: Queryable, after: string, tables: readonly PersonalTable[]) {
  const named = tables
    .filter(({ blob }) => blob)
    .map(({ table, blob }) => `select from ${table} data where ${blob} = deletion.key`)
    .join(' union all ');
  const [deletion] = await queryable.query<{ key: string; isNamed: boolean }>(
    `select key, exists (${named}) as "isNamed" from blob_deletions deletion
     where key > $1 and due_at <= now() order by key limit 1`,
    [after],
  );
  return deletion;
}

export const endDeletion = (queryable: Queryable, key: string) =>
  queryable.query('delete from blob_deletions where key = $1', [key]);

export const addReason = (transaction: Queryable, storeId: number, reason: string, day: string) =>
  transaction.query('insert into closing_reasons (store_id, reason, closed_on) values ($1, $2, $3)', [
    storeId,
    reason,
    day,
  ]);

export interface ClosingReason {
  store: string;
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  day: string;
  reason: string;
}

export const newestReasons = (queryable: Queryable, codename: string) =>
  queryable.query<ClosingReason>(
    `select store.codename as store, closed_on::text as day, reason
     from closing_reasons join stores store on store.id = closing_reasons.store_id
     where $1 in ('', store.codename)
     order by closing_reasons.id desc limit 100`,
    [codename],
  );

export interface Obstacles {
  unfinished_orders: number;
  /** Unpaid, with no payment under way. */
  open_invoices: number;
  pending_invoices: number;
}

const unfinished = [
  OrderStatus.NEW,
  OrderStatus.AWAITING_PAYMENT,
  OrderStatus.PAYMENT_ACCEPTED,
  OrderStatus.SENT,
  OrderStatus.PAYMENT_PROCESSING,
].join(', ');

export async function obstaclesOf(queryable: Queryable, customerId: number): Promise<Obstacles> {
  const [row] = await queryable.query<Obstacles>(
    `select (select count(*)::int from orders where customer_id = $1 and (status in (${unfinished})
         or exists (select from refunds where order_id = orders.id and done_at is null))) as unfinished_orders,
       (select count(*)::int from invoices where customer_id = $1 and status <> ${InvoiceStatus.PAID} and payment_id is null) as open_invoices,
       (select count(*)::int from invoices where customer_id = $1 and (status <> ${InvoiceStatus.PAID} and payment_id is not null
         or exists (select from refunds where invoice_id = invoices.id and done_at is null))) as pending_invoices`,
    [customerId],
  );
  return row ?? { unfinished_orders: 0, open_invoices: 0, pending_invoices: 0 };
}
