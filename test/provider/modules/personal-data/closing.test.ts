import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { invoicesOf } from '../../../support/provider/invoices';
import type { Fields } from '../../../support/provider/shop';
import { asAdmin } from '../../../support/provider/test-app';
import { type Closings, password, startClosings } from '../../../support/provider/whole-account';

describe.each(databases)('closing an account on %s', (_name, open) => {
  let shop: Closings;
  let customer: TestCustomer;
  beforeAll(async () => {
    shop = await startClosings(open);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.restock();
    customer = await shop.newMember();
  });

  const isOpen = async () => (await shop.ask('/api/profile', { headers: customer.headers })).status === 200;

  test('needs a session', async () => {
    const nobody = { ...customer, headers: { authorization: 'Bearer nothing' } };
    expect((await shop.closeAccount(nobody)).status).toBe(401);
    expect(await isOpen()).toBe(true);
  });

  test.each(['', ' ', '\u202e', '\u200b\u2800', 'a'.repeat(201)])('the reason "%s" is refused', async (reason) => {
    expect((await shop.closeAccount(customer, { reason })).status).toBe(400);
    expect(await isOpen()).toBe(true);
  });

  test('a wrong password is refused, and after five, even the right one', async () => {
    for (let attempts = 0; attempts < 5; attempts += 1) {
      expect((await shop.closeAccount(customer, { password: 'salah' })).body.error_code).toBe('PASSWORD_WRONG');
    }
    expect((await shop.closeAccount(customer)).body.error_code).toBe('TOO_MANY_GUESSES');
    expect(await isOpen()).toBe(true);
  });

  test('an order, a top-up or a withdrawal under way is refused, until it is over', async () => {
    const { unique_id } = await shop.order(customer);
    expect(await shop.preview(customer)).toMatchObject({ unfinished_orders: 1 });
    expect((await shop.closeAccount(customer)).body.error_code).toBe('CLOSING_ORDERS');
    await shop.cancel(customer, unique_id);
    const { body } = await shop.topUp(customer, { total: 53_500 });
    expect(body.data).not.toBeNull();
    expect((await shop.closeAccount(customer)).body.error_code).toBe('CLOSING_ORDERS');
    await shop.cancel(customer, body.data?.unique_id ?? '');
    expect((await shop.closeAccount(customer)).body.success).toBe(true);
  });

  test('a payment of an invoice under way is refused; an invoice that is not paid is not', async () => {
    const invoices = invoicesOf(shop, customer);
    const id = await invoices.begun();
    expect(await shop.preview(customer)).toMatchObject({ open_invoices: 0, pending_invoices: 1 });
    expect((await shop.closeAccount(customer)).body.error_code).toBe('CLOSING_INVOICES');
    await invoices.cancel(id);
    expect(await shop.preview(customer)).toMatchObject({ open_invoices: 1, pending_invoices: 0 });
    expect((await shop.closeAccount(customer)).body.success).toBe(true);
  });

  test('orders and invoices of other customers do not count', async () => {
    const other = await shop.newMember();
    await shop.order(other);
    const invoices = invoicesOf(shop, other);
    await invoices.begun();
    await invoices.cancel(await invoices.begun());
    expect(await shop.preview(other)).toMatchObject({ unfinished_orders: 1, open_invoices: 1, pending_invoices: 1 });
    const nothing = { unfinished_orders: 0, open_invoices: 0, pending_invoices: 0 };
    expect(await shop.preview(customer)).toMatchObject(nothing);
  });

  test('only the balance that was shown is given up; otherwise the account stays open', async () => {
    const rich = await shop.newMember(70_000);
    expect(await shop.preview(rich)).toMatchObject({ balance: 70_000 });
    const given: Fields[] = [{}, { balance: 70_000 }, { give_up_balance: 1 }, { give_up_balance: 1, balance: 60_000 }];
    for (const fields of given) {
      expect((await shop.closeAccount(rich, fields)).body.error_code).toBe('CLOSING_BALANCE');
    }
    expect((await shop.closeAccount(rich, { give_up_balance: 1, balance: 70_000, points: 0 })).body.success).toBe(true);
    const [account] = await shop.database.query<{ balance: number }>(
      `select balance from ledger_accounts where customer_id = $1 and kind = 'wallet'`,
      [rich.id],
    );
    expect(account?.balance).toBe(0);
    expect((await shop.modules.wallet.ledgerChecks.run()).deviations).toEqual([]);
  });

  test('nobody can sign in to a closed account, and its sessions have ended', async () => {
    expect((await shop.signIn(customer.username)).error_code).toBeNull();
    expect((await shop.closeAccount(customer)).body.success).toBe(true);
    expect(await isOpen()).toBe(false);
    expect((await shop.signIn(customer.username)).error_code).toBe('WRONG_CREDENTIALS');
    expect((await shop.signIn(`closed-${customer.id}`)).error_code).toBe('WRONG_CREDENTIALS');
    expect((await shop.closeAccount(customer)).status).toBe(401);
  });

  test('e-mail and username can be registered again', async () => {
    expect((await shop.closeAccount(customer)).body.success).toBe(true);
    const email = `${customer.username}@toko.test`;
    const { body } = await shop.ask('/api/register', {
      method: 'POST',
      body: shop.form({ app_view_uid: 'warung_app', name: customer.username, email, password }),
    });
    const { request_id } = (body as unknown as { data: { request_id: string } }).data;
    const [mail] = await shop.database.query<{ body: string }>('select body from outbox order by id desc limit 1');
    const verified = await shop.ask('/api/otp/verify', {
      method: 'POST',
      body: shop.form({ app_view_uid: 'warung_app', request_id, code: /\d{6}/.exec(mail?.body ?? '')?.[0] ?? '' }),
    });
    expect(verified.body).toMatchObject({ success: true, data: { profile: { username: customer.username, email } } });
  });

  test('the store keeps the reason, without the customer', async () => {
    await shop.closeAccount(customer, { reason: ' \u202eTerlalu banyak\u0007 pesan ' });
    const rows = await shop.database.query(
      `select reason, closed_on::text as day from closing_reasons where reason like 'Terlalu%'`,
    );
    expect(rows).toEqual([{ reason: 'Terlalu banyak pesan', day: '2026-11-21' }]);
  });

  test('e-mails, numbers and names of the customer are left out of the reason', async () => {
    await shop.database.query(`update customers set name = 'Siti Rahayu' where id = $1`, [customer.id]);
    const { username } = customer;
    const reason = `Saya SITI (${username}, lain@toko.test, 0812-3456-7890) pindah, 2 kali gagal`;
    await shop.closeAccount(customer, { reason });
    const [row] = await shop.database.query<{ reason: string }>(
      `select reason from closing_reasons order by id desc limit 1`,
    );
    expect(row?.reason).toBe('Saya … (…, … …) pindah, 2 kali gagal');
  });

  test('the console lists the reasons of a store, the newest first, and no customer', async () => {
    await shop.closeAccount(customer, { reason: 'Kurang <murah>' });
    const page = async (store: string) =>
      (await shop.ask(`/sandbox/closed-accounts?store=${store}`, { headers: asAdmin })).text;
    const text = await page('warung');
    expect(text).toMatch(/<td>warung<\/td>\s*<td>2026-11-21<\/td>\s*<td>Kurang &lt;murah&gt;<\/td>/);
    expect(text).not.toContain(customer.username);
    expect(await page('lain')).toContain('No account was closed yet.');
  });

  test('a row added while its account is being closed is refused, and so is any later change', async () => {
    await shop.closeAccount(customer);
    const late = shop.database.query(`insert into carts (customer_id, revision) values ($1, 1)`, [customer.id]);
    await expect(late).rejects.toThrow('The account is closed');
    const change = shop.database.query(`update customers set name = 'Siti' where id = $1`, [customer.id]);
    await expect(change).rejects.toThrow('The account is closed');
  });

  test('of four concurrent taps, one closes it', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.closeAccount(customer)));
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
  });

  test('orders and the ledger stay, for the books', async () => {
    const rich = await shop.newMember(100_000);
    const unique_id = await shop.complete(rich, { note: 'Pagar hijau' });
    const { balance = 0, points = 0 } = await shop.preview(rich);
    expect((await shop.closeAccount(rich, { give_up_balance: 1, balance, points })).body.success).toBe(true);
    const [order] = await shop.database.query('select note, total, address from orders where unique_id = $1', [
      unique_id,
    ]);
    expect(order).toEqual({ note: '', total: 30_000, address: null });
    expect((await shop.modules.wallet.ledgerChecks.run()).deviations).toEqual([]);
  });
});
