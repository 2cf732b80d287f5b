import { parse } from 'yaml';
import type { TestCustomer } from '../../../support/provider/customers';
import { bothDatabases } from '../../../support/provider/databases';
import { listenTo } from '../../../support/provider/event-stream';
import { storeText } from '../../../support/provider/fixture-store';
import { type Shop, startShop } from '../../../support/provider/shop';
import { deleteOldChanges } from '../../../../provider/modules/stores/queries/store-changes';

describe.each(bothDatabases)('changes of stores on %s', (_name, open) => {
  let shop: Shop;
  let buyer: TestCustomer;
  beforeAll(async () => {
    shop = await startShop(open);
    buyer = await shop.newCustomer();
    const file = { file: 'store.yaml', text: storeText('lain') };
    await shop.admin.apply('lain', file);
  });
  beforeEach(() => shop.restock());

  const ask = (codename: string, headers: Record<string, string> = {}) =>
    shop.ask(`/api/v2/app/${codename}`, { headers });
  const versionOf = async (codename = 'warung') => (await ask(codename)).headers.get('catalogue-version');
  const update = (set: string, table = 'items') =>
    shop.database.query(`update ${table} set ${set} where id = (select min(id) from ${table})`);

  test.each<[string, () => Promise<unknown>]>([
    ['a price', () => update('price = price + 1')],
    ['a stock', () => update('quantity = quantity + 1')],
    ['whether it is open', () => update('is_open = 1 - is_open')],
    ['a text', () => update(`title = title || '.'`)],
    ['a variant', () => update('price = price + 1', 'variants')],
    ['an order', () => shop.order(buyer)],
    [
      'a review',
      () =>
        shop.database.query(
          `insert into reviews (store_id, item_id, rating, comment, name)
           select store_id, id, 5, 'Enak', 'Ani' from items order by id limit 1`,
        ),
    ],
    ['a review that is gone', () => shop.database.query('delete from reviews where catalogue_key is null')],
    [
      'a list',
      () =>
        shop.database.query(
          `insert into component_items (store_id, component_uid, position, item_id)
           select store_id, 'baru', 0, id from items order by id limit 1`,
        ),
    ],
    ['an item of a list', () => shop.database.query('update component_items set position = position + 1000')],
    ['an item that leaves a list', () => shop.database.query('delete from component_items where position = 0')],
  ])('%s is another version of its store, and of no other', async (_what, change) => {
    const before = [await versionOf(), await versionOf('lain')];
    await change();
    const after = [await versionOf(), await versionOf('lain')];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a row that is written as it was', () => update('price = price')],
    ['a view', () => shop.ask('/health')],
    [
      'a change that is rolled back',
      () =>
        shop.database
          .transaction(async (transaction) => {
            await transaction.query('update items set price = price + 1');
            throw new Error('no');
          })
          .catch(() => undefined),
    ],
  ])('%s is not', async (_what, change) => {
    const before = await versionOf();
    await change();
    expect(await versionOf()).toBe(before);
  });

  test('a current configuration is answered with the version', async () => {
    const etag = (await ask('warung')).headers.get('etag') ?? '';
    const { status, headers } = await ask('warung', { 'if-none-match': etag });
    expect([status, headers.get('catalogue-version')]).toEqual([304, await versionOf()]);
  });

  test('two changes that were under way at the same time are two versions', async () => {
    // As if a transaction that began earlier committed later.
    const versions = [await versionOf()];
    await shop.database.query(
      'insert into catalogue_changes (store_id, id) overriding system value select id, 900002 from stores where codename = $1',
      ['warung'],
    );
    versions.push(await versionOf());
    await shop.database.query(
      'insert into catalogue_changes (store_id, id) overriding system value select id, 900001 from stores where codename = $1',
      ['warung'],
    );
    versions.push(await versionOf());
    expect(new Set(versions).size).toBe(3);
  });

  test('old changes are deleted, and the version that is left was never there before', async () => {
    await shop.database.query(`update catalogue_changes set changed_at = now() - interval '2 minutes'`);
    const before = await versionOf();
    expect(await deleteOldChanges(shop.database)).toBeGreaterThan(0);
    expect(await deleteOldChanges(shop.database)).toBe(0);
    const after = await versionOf();
    expect(after).not.toBe(before);
    await update('price = price + 1');
    expect([before, after]).not.toContain(await versionOf());
  });

  test('the stream tells which stores have changed, after the change', async () => {
    const { origin } = new URL((await shop.ask('/health')).url);
    const stream = await listenTo(`${origin}/api/v2/apps/events`);
    expect(stream.response.headers['content-type']).toBe('text/event-stream');
    await stream.until(': listening');
    const document = parse(storeText('lain')) as { app: object };
    const renamed = JSON.stringify({ ...document, app: { ...document.app, name: 'Nama lain' } });
    await shop.admin.apply('lain', { file: 'store.yaml', text: renamed });
    await update('price = price + 1');
    const heard = await stream.until('"warung"');
    const events = [...heard.matchAll(/event: store\ndata: (.*)\n\n/g)].map(
      ([, data = '']) => JSON.parse(data) as unknown,
    );
    expect(events).toEqual([{ codename: 'lain' }, { codename: 'warung' }]);
    stream.response.destroy();
  });

  test('the stream ends when the provider stops', async () => {
    const { origin } = new URL((await shop.ask('/health')).url);
    const stream = await listenTo(`${origin}/api/v2/apps/events`);
    await stream.until(': listening');
    await shop.close();
    expect(await stream.until('never')).not.toContain('event:');
  });
});
