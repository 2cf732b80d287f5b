import { personalTables } from '../../../provider/modules/modules';
import { billCalls, withBills } from './bills';
import { bookingsOf } from './bookings';
import { chatOf } from './chat';
import type { TestCustomer } from './customers';
import type { OpenEmpty } from './databases';
import { invoicesOf, picture } from './invoices';
import { notificationsOf } from './notifications';
import { photosOf } from './photos';
import { rideCalls, withRides } from './rides';
import { type Fields, startShop } from './shop';
import { passwords } from './test-app';

export const password = 'belanja123';

/** A shop with the calls to close an account. */
export async function startClosings(open: OpenEmpty, pushOrigin?: string) {
  const shop = await startShop(open, undefined, pushOrigin);
  await shop.applyStore(withRides(withBills(shop.document)));
  const hash = await passwords.hash(password);
  const path = '/api/v2/customer/close-account';

  return {
    ...shop,

    async newMember(balance = 0): Promise<TestCustomer> {
      const customer = await shop.newCustomer(balance);
      await shop.database.query('update customers set password_hash = $2 where id = $1', [customer.id, hash]);
      return customer;
    },

    preview: async (customer: TestCustomer) =>
      (await shop.call<{ data: Record<string, number> }>(customer, path)).body.data,

    sendSamePicture: async (customer: TestCustomer) => chatOf(shop, customer).sendPicture(await picture({ width: 60 })),

    closeAccount: (customer: TestCustomer, fields: Fields = {}) =>
      shop.call<{ success: boolean; error_code: string | null }>(customer, path, {
        method: 'POST',
        body: shop.form({ reason: 'Pindah kota', password, ...fields }),
      }),

    signIn: async (identity: string) =>
      (
        await shop.ask('/api/login', {
          method: 'POST',
          body: shop.form({ app_view_uid: 'warung_app', identity, password }),
        })
      ).body as unknown as { error_code: string | null },
  };
}

export type Closings = Awaited<ReturnType<typeof startClosings>>;

/**
 * Creates pictures in a chat, as a proof and as a photo; finished orders, rides and bills; an address, a cart, codes
 * and mails.
 */
export async function fillAccount(shop: Closings, customer: TestCustomer) {
  const { database } = shop;
  const [bills, rides, invoices, chat] = [
    billCalls(shop),
    rideCalls(shop),
    invoicesOf(shop, customer),
    chatOf(shop, customer),
  ];
  const bought = [
    await shop.order(customer, { note: 'Pagar hijau', dropship_name: 'Rina', dropship_phone: '0812' }),
    await rides.order(customer),
    (await bills.checkOut(customer)).body.data,
  ];
  for (const order of bought) await shop.cancel(customer, order?.unique_id ?? '');
  const [order] = bought;
  const refunded = await shop.order(customer, { payment_id: 'penjual', payment_type: 1 });
  await shop.operate(refunded.unique_id, 'markPaid');
  await shop.operate(refunded.unique_id, 'reject');
  const [{ unique_id: refund } = { unique_id: '' }] = (await shop.find(customer, refunded.unique_id)).refunds ?? [];
  await shop.modules.orders.refunds.settle(refund, 'TRX 1');
  await bills.inquire(customer);
  await rides.quote(customer);
  await bookingsOf(shop).hold(customer);
  const invoice = await invoices.begun();
  await invoices.sendProof(invoice, await picture());
  await invoices.cancel(invoice);
  await chat.send('Halo');
  await chat.sendPicture(await picture({ width: 50 }));
  await chat.answer('Halo juga');
  await notificationsOf(shop, customer).subscribe({
    endpoint: 'https://push.service.net/send/1',
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  });
  await photosOf(shop, customer).send();
  await shop.fill(customer, 'garam', 1);
  await shop.call(customer, '/api/v2/customer/favourites', {
    method: 'PUT',
    body: shop.form({ view_uid: 'garam', favourite: 1 }),
  });
  await shop.call(customer, '/api/v2/customer/addresses/kantor-lama', {
    method: 'PUT',
    body: shop.form({
      full_name: 'Siti',
      address: 'Jalan Braga 99',
      phone_number: '0812',
      province: '32',
      city: '32.73',
      district: '32.73.01',
    }),
  });
  const friend = await shop.newCustomer();
  await shop.enterReferral(customer, friend.username);
  const answers = [
    { view_uid: 'nama', value: 'Kebun Sari' },
    { view_uid: 'jenis', value: ['kios'] },
  ];
  await shop.call(customer, '/api/v2/customer/form/daftar-mitra', {
    method: 'POST',
    body: shop.form({ form_data: JSON.stringify(answers), session_code: shop.newSession() }),
  });
  await shop.call(customer, '/api/v2/customer/email/verify', { method: 'POST', body: shop.form({}) });
  await database.query(
    `insert into form_files (customer_id, view_uid, blob_key, sent_at)
     select customer_id, 'foto', blob_key, now() from invoice_proofs proof
     join invoices on invoices.id = proof.invoice_id where customer_id = $1`,
    [customer.id],
  );
  await database.query(
    `insert into simulated_payments (reference, biller_code, number, amount, state, made_at)
     values ($1, 'T10', '0812', 10500, 'failed', now())`,
    [order?.unique_id],
  );
  await database.query(`insert into simulated_rides (reference, request, phase_at) values ($1, '{}', now())`, [
    order?.unique_id,
  ]);
  await database.query(
    `insert into registrations (store_id, name, email, phone, password_hash)
     select store_id, name, email, phone, '' from customers where id = $1`,
    [customer.id],
  );
  await database.query(`insert into cart_losses (customer_id, title, variant_name) values ($1, 'Teh', 'Melati')`, [
    customer.id,
  ]);
  await database.query(
    `insert into spending_confirmations (customer_id, session_code, confirmed_at) values ($1, 'WEB-1', now())`,
    [customer.id],
  );
  await database.query(
    `insert into voucher_uses (voucher_id, customer_id, uses) select id, $1, 1 from vouchers limit 1`,
    [customer.id],
  );
}

/** The program's SQL of the person. */
const person = (id: number) =>
  `(select id, store_id, array[lower(email), lower(username)] as identities from customers where id = ${id}) person`;

/** Several customers may have the same e-mail. */
const canaryOf = (table: string, column: string) =>
  column === 'email' ? 'kenari@toko.test' : `kenari-${table}-${column}`.replaceAll('_', '-');

/** Writes a canary into each column (`table.column`) of an account, and counts its rows. Keys of blobs stay. */
export async function plantCanaries({ database }: Closings, { id }: TestCustomer, columns: readonly string[]) {
  const types = await database.query<{ name: string; type: string }>(
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns`,
  );
  const rows: Record<string, number> = {};
  for (const { table, rows: condition, blob = 'null::text' } of personalTables) {
    const found = await database.query(`select from ${table} data, ${person(id)} where ${condition}`);
    rows[table] = found.length;
    const values = columns
      .filter((name) => name.startsWith(`${table}.`))
      .map((name) => {
        const column = name.slice(table.length + 1);
        const canary = canaryOf(table, column);
        const isJson = types.some((one) => one.name === name && one.type === 'jsonb');
        return `${column} = ${isJson ? `jsonb_build_object('canary', '${canary}')` : `'${canary}'`}`;
      });
    if (values.length === 0) continue;
    const named = table === 'chat_messages' ? blob : 'null::text';
    await database.script(
      `update ${table} data set ${values.join(', ')} from ${person(id)} where (${condition}) and ${named} is null`,
    );
  }
  return { rows, canaries: columns.map((name) => canaryOf(name.split('.')[0] ?? '', name.split('.')[1] ?? '')) };
}
