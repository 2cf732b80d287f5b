import type { Database } from '../../../../provider/database/database';
import { addCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';

const picture = 'listimage/kopi.webp';

const order = (icon: string | null, image: string | null) => async (database: Database, customer: number) => {
  await database.query(
    `with bought as (
       insert into orders (unique_id, store_id, customer_id, order_prefix, category, cart_type, status, payment_id,
         payment_type, payment_name, payment_method, auto_order, supplier_name, supplier_icon, currency, subtotal,
         order_fee, delivery_cost, admin_fee, voucher_value, voucher_cashback, total, note, dropship_name,
         dropship_phone, expedition_name, package_service, package_etd, created_at)
       select 'pesanan', store_id, id, 'W', 0, 0, 3, 'cash', 0, 'Tunai', 'cash', 1, 'Warung', $2, 'Rp', 0, 0, 0, 0, 0, 0,
         0, '', '', '', '', '', '', now() from customers where id = $1 returning id
     )
     insert into order_lines (order_id, position, list_view_uid, title, image, price, quantity, counted)
     select id, 0, 'kopi', 'Kopi', $3, 0, 1, false from bought`,
    [customer, icon, image],
  );
};

/** What customers keep of an item that the store does not have any more. */
const kept: readonly (readonly [what: string, keep: (database: Database, customer: number) => Promise<unknown>])[] = [
  ['a line of an order', order(null, picture)],
  ['the shop of an order', order(picture, null)],
  [
    'a favourite',
    (database, customer) =>
      database.query(
        `insert into favourites (customer_id, item_uid, title, image, added_at) values ($1, 'kopi', 'Kopi', $2, now())`,
        [customer, picture],
      ),
  ],
  [
    'a message',
    (database, customer) =>
      database.query(
        `with chat as (
           insert into chats (store_id, customer_id, shop_uid) select store_id, id, '' from customers where id = $1
           returning id
         )
         insert into chat_messages (chat_id, by_customer, type, content, item, sent_at)
         select id, false, 0, '', jsonb_build_object('image', $2::text), now() from chat`,
        [customer, picture],
      ),
  ],
];

describe.each(databases)('deleted pictures that customers still see, on %s', (_name, open) => {
  let staff: StaffCalls;
  let customer: number;
  beforeAll(async () => {
    staff = await startStaff(open);
    ({ id: customer } = await addCustomer(staff.database));
  });
  afterAll(() => staff.provider.close());
  beforeEach(async () => {
    await staff.database.script(`
      delete from order_lines; delete from orders; delete from favourites; delete from chat_messages; delete from chats;
      delete from store_pictures; delete from blobs`);
    const body = Buffer.from('x');
    await staff.database.query(`insert into blobs (key, type, body) values ($1, 'image/webp', $2)`, [picture, body]);
  });

  /** Deletes it long ago. */
  const deletePicture = (codename: string) =>
    staff.database.query(
      `insert into store_pictures (store_id, picture, width, height, bytes, added_at, deleted_at)
       select id, $2, 1, 1, 1, $3::timestamptz - interval '40 days', $3::timestamptz - interval '31 days'
       from stores where codename = $1`,
      [codename, picture, staff.clock.now()],
    );
  const left = async () => {
    const count =
      'select (select count(*)::int from store_pictures) as rows, (select count(*)::int from blobs) as files';
    return (await staff.database.query(count))[0];
  };

  test('one that nobody sees is deleted', async () => {
    await deletePicture('warung');
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(1);
    expect(await left()).toEqual({ rows: 0, files: 0 });
  });

  test('what a document says of it does not keep it', async () => {
    const said = await staff.database.query(
      `insert into store_revisions (store_id, number, document, checksum)
       select id, 900, jsonb_build_object('pictures', $1::jsonb), 'x' from stores where codename = 'warung' returning 1`,
      [JSON.stringify([{ picture, alt: 'Kopi' }])],
    );
    expect(said).toHaveLength(1);
    await deletePicture('warung');
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(1);
    expect(await left()).toEqual({ rows: 0, files: 0 });
  });

  test('one that is put back while the documents are searched stays', async () => {
    await deletePicture('warung');
    const { query } = staff.database;
    let isPutBack = false;
    const spy = jest.spyOn(staff.database, 'query').mockImplementation(async (sql, values) => {
      const rows = await query(sql, values);
      if (sql.includes('strpos') && !isPutBack) {
        isPutBack = true;
        await query('update store_pictures set deleted_at = null where picture = $1', [picture]);
      }
      return rows;
    });
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(0);
    spy.mockRestore();
    expect(isPutBack).toBe(true);
    expect(await left()).toEqual({ rows: 1, files: 1 });
  });

  test.each(kept)('%s keeps its picture', async (_what, keep) => {
    await keep(staff.database, customer);
    await deletePicture('warung');
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(0);
    expect(await left()).toEqual({ rows: 1, files: 1 });
  });

  test.each(kept)("%s keeps the file of another store's picture", async (_what, keep) => {
    await keep(staff.database, customer);
    await deletePicture('toko');
    expect(await staff.provider.modules.studio.pictures.deleteUnnamed()).toBe(1);
    expect(await left()).toEqual({ rows: 0, files: 1 });
  });
});
