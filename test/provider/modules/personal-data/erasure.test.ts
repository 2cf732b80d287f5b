import type { Database } from '../../../../provider/database/database';
import { databases } from '../../../support/provider/databases';
import { type Closings, fillAccount, plantCanaries, startClosings } from '../../../support/provider/whole-account';
import { columns } from './columns';

const personal = Object.entries(columns).flatMap(([table, row]) =>
  (row.personal ?? '')
    .split(/\s+/)
    .filter((column) => column !== '')
    .map((column) => `${table}.${column}`),
);

/** Finds a text in every text and JSON column of every table. */
async function tablesWith(database: Database, text: string): Promise<string[]> {
  const rows = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const found = [];
  for (const { table, column } of rows) {
    const hits = await database.query(
      `select from ${table} where strpos(lower(${column}::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

describe.each(databases)('erasing on %s', (_name, open) => {
  let shop: Closings;
  beforeAll(async () => {
    shop = await startClosings(open);
  });
  afterAll(() => shop.close());

  test('no personal data of a closed account remains in the database or the blobs', async () => {
    const customer = await shop.newMember(50_000);
    await fillAccount(shop, customer);
    const before = await shop.database.query<{ key: string }>('select key from blobs');
    const { rows, canaries } = await plantCanaries(shop, customer, personal);
    // A table without rows would prove nothing.
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    expect(await tablesWith(shop.database, 'kenari')).toHaveLength(personal.length);

    let exported = '';
    for await (const part of shop.modules.personalData.export({ id: customer.id, storeId: shop.storeId }))
      exported += part;
    expect(Object.keys(JSON.parse(exported) as object)).toContain('orders');
    expect(canaries.filter((canary) => !exported.includes(canary))).toEqual(['kenari-rides-driver']);
    expect(exported).not.toMatch(/hash/);

    const { balance = 0, points = 0 } = await shop.preview(customer);
    const { body } = await shop.closeAccount(customer, { give_up_balance: 1, balance, points });
    expect(body).toMatchObject({ success: true });
    await shop.modules.personalData.deleteBlobs();

    expect(await tablesWith(shop.database, 'kenari')).toEqual([]);
    expect(await tablesWith(shop.database, customer.username)).toEqual([]);
    expect(before.length).toBeGreaterThan(1);
    expect(await shop.database.query('select from blobs')).toEqual([]);
    expect(await shop.database.query('select from blob_deletions')).toEqual([]);
    const { deviations } = await shop.modules.wallet.ledgerChecks.run();
    expect(deviations).toEqual([]);
  }, 60_000);

  test('a picture that another customer sent too stays', async () => {
    const [one, other] = [await shop.newMember(), await shop.newMember()];
    for (const customer of [one, other]) expect((await shop.sendSamePicture(customer)).body.success).toBe(true);
    await expect(shop.database.query('select from blobs')).resolves.toHaveLength(1);
    expect((await shop.closeAccount(one)).body.success).toBe(true);
    await shop.modules.personalData.deleteBlobs();
    expect(await shop.database.query('select from blobs')).toHaveLength(1);
    expect((await shop.closeAccount(other)).body.success).toBe(true);
    await shop.modules.personalData.deleteBlobs();
    expect(await shop.database.query('select from blobs')).toEqual([]);
  });
});
