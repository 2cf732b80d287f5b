import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { addCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { byBalance, byCode, byTransfer, invoicesOf, picture } from '../../../support/provider/invoices';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('invoices on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const newCustomer = async (balance = 0) => {
    const customer = await shop.newCustomer(balance);
    return { customer, ...invoicesOf(shop, customer) };
  };
  const sales = async () => {
    const [row] = await shop.database.query<{ balance: number }>(
      `select balance from ledger_accounts where kind = 'sales' and store_id = $1`,
      [shop.storeId],
    );
    return row?.balance ?? 0;
  };

  test.each<[why: string, code: string, fields: Fields]>([
    ['a method that the store has not', 'PAYMENT_INVALID', { ...byCode, payment_method: 203 }],
    ['a method that nobody has', 'PAYMENT_INVALID', { ...byCode, payment_method: 9_999 }],
    ['a method of another kind', 'PAYMENT_INVALID', { ...byTransfer, payment_type: 4 }],
    ['a way to pay of another method', 'PAYMENT_INVALID', { ...byTransfer, payment_id: 'api' }],
    [
      'a way to pay that is not for invoices',
      'PAYMENT_INVALID',
      { ...byTransfer, payment_id: 'bank', payment_type: 0 },
    ],
    ['a total that is not that of now', 'PRICE_CHANGED', { ...byCode, total: 75_000 }],
    ['a balance that is too low', 'BALANCE_SHORT', byBalance],
  ])('%s is refused, and nothing changes', async (_why, code, fields) => {
    const { customer, add, pay, find } = await newCustomer(74_999);
    const [id, before] = [await add(), await sales()];
    const { status, body } = await pay(id, fields);
    expect([status, body.success, body.error_code, body.data]).toEqual([200, false, code, null]);
    expect(body.total).toBe(code === 'PRICE_CHANGED' ? 79_000 : null);
    expect((await find(id)).body.data).toMatchObject({ order_status: 0, payment: null });
    expect([await shop.balanceOf(customer), await sales()]).toEqual([74_999, before]);
  });

  test.each([
    ['paid', byBalance],
    ['with a payment code', byCode],
    ['whose transfer was announced', byTransfer],
  ])('an invoice that is %s is not paid again', async (_what, first) => {
    const { customer, add, pay, checkout } = await newCustomer(200_000);
    const id = await add();
    expect((await pay(id, first)).body.success).toBe(true);
    const balance = await shop.balanceOf(customer);
    expect((await pay(id, byBalance)).body.error_code).toBe('INVOICE_NOT_PAYABLE');
    expect((await checkout(id)).body.error_code).toBe('INVOICE_NOT_PAYABLE');
    expect(await shop.balanceOf(customer)).toBe(balance);
  });

  test('a payment from the balance is made immediately', async () => {
    const { customer, add, pay, find } = await newCustomer(80_000);
    const [id, before] = [await add(), await sales()];
    const { body } = await pay(id, byBalance);
    expect(body.data).toMatchObject({ unique_id: id, order_status: 3, payment_type: 3, payment_method: 0 });
    expect([await shop.balanceOf(customer), (await sales()) - before]).toEqual([5_000, 75_000]);
    expect((await find(id)).body.data).toMatchObject({
      order_status: 3,
      status_text: 'Pembayaran Berhasil',
      paid_date: '2026-11-21 17:00:00',
      payment: { payment_id: 'saldo', payment_name: 'Saldo' },
    });
    const number = (await find(id)).body.data?.invoice_no;
    expect((await shop.transactions(customer)).data[0]).toMatchObject({
      kind: 'invoice',
      amount: -75_000,
      note: `Pembayaran tagihan ${number}`,
      order_uid: null,
      invoice_uid: id,
      invoice_no: number,
    });
  });

  test('a payment code is of this invoice alone, and is being checked', async () => {
    const { add, pay, payment, find } = await newCustomer();
    const ids = [await add(), await add()];
    for (const id of ids) await pay(id, byCode);
    const [one, other] = await Promise.all(ids.map(async (id) => (await payment(id)).body.data));
    expect(one).toMatchObject({
      order_status: 1,
      payment_code: expect.stringMatching(/^88089\d{11}$/) as string,
      total: 75_000,
      admin_fee: 4_000,
      confirmation_code: 0,
      total_payment: 79_000,
      can_cancel: 1,
      can_send_proof: 0,
    });
    expect(other?.payment_code).not.toBe(one?.payment_code);
    expect((await find(ids[0] ?? '')).body.data.status_text).toBe('Proses Pengecekan');
  });

  test('a transfer waits for its proof, with an amount that the seller knows it by', async () => {
    const { add, pay, payment } = await newCustomer();
    const ids = [await add(), await add()];
    for (const id of ids) await pay(id, byTransfer);
    const payments = await Promise.all(ids.map(async (id) => (await payment(id)).body.data));
    for (const one of payments) {
      expect(one).toMatchObject({ order_status: 0, payment_code: '123 a.n. Tati', can_cancel: 1, can_send_proof: 1 });
      expect(one?.total_payment).toBe(75_000 + (one?.confirmation_code ?? 0));
      expect(one?.confirmation_code).toBeGreaterThan(0);
    }
    expect(new Set(payments.map((one) => one?.total_payment)).size).toBe(2);
  });

  test('transfers that begin at the same moment never get the same amount, and the last code goes to one of them', async () => {
    const { add, pay, payment } = await newCustomer();
    const total = 41_000;
    const lines = [{ title: 'Katering', quantity: 1, price: total }];
    const used = await add({ lines });
    await pay(used, { ...byTransfer, total });
    await shop.database.query('update invoices set confirmation_code = 1 where unique_id = $1', [used]);
    await shop.database.query(
      `insert into invoices (unique_id, store_id, customer_id, title, app_name, app_email, bill_name, bill_email, currency,
         created_at, total, payment_id, payment_method, payment_type, confirmation_code)
       select 'used' || code, store_id, customer_id, title, app_name, app_email, bill_name, bill_email, currency,
         created_at, total, payment_id, payment_method, payment_type, code
       from invoices, generate_series(2, 498) code where unique_id = $1`,
      [used],
    );
    const ids = await Promise.all(Array.from({ length: 8 }, () => add({ lines })));
    await Promise.all(ids.map((id) => pay(id, { ...byTransfer, total })));
    const codes = await Promise.all(ids.map(async (id) => (await payment(id)).body.data?.confirmation_code));
    expect(codes.filter((code) => code !== 0)).toEqual([499]);
  });

  test('a payment that was not begun has no detail', async () => {
    const { add, payment } = await newCustomer();
    expect((await payment(await add())).body).toMatchObject({
      success: false,
      error_code: 'PAYMENT_INVALID',
      data: null,
    });
  });

  test.each([
    ['a transfer', byTransfer],
    ['a payment code', byCode],
  ])('%s can be cancelled, and another way is chosen', async (_what, way) => {
    const { add, pay, cancel, find } = await newCustomer(75_000);
    const id = await add();
    await pay(id, way);
    expect((await cancel(id)).body).toMatchObject({ success: true, message: 'Pembayaran telah dibatalkan' });
    expect((await find(id)).body.data).toMatchObject({ order_status: 0, payment: null });
    expect((await cancel(id)).body.error_code).toBe('INVOICE_NOT_CANCELLABLE');
    expect((await pay(id, byBalance)).body.data?.order_status).toBe(3);
  });

  test('a payment from the balance cannot be cancelled', async () => {
    const { customer, add, pay, cancel } = await newCustomer(75_000);
    const id = await add();
    await pay(id, byBalance);
    expect((await cancel(id)).body.error_code).toBe('INVOICE_NOT_CANCELLABLE');
    expect(await shop.balanceOf(customer)).toBe(0);
  });

  test('the checkout has the transfer first, and each way by its method or its id', async () => {
    const { add, checkout } = await newCustomer(500);
    const id = await add();
    const usual = (await checkout(id)).body.data;
    expect(usual).toMatchObject({ payment_id: 'penjual', payment_method: 1, total_payment: 75_000, balance: null });
    expect(usual?.lines).toHaveLength(2);
    expect((await checkout(id, '?payment_method=202')).body.data).toMatchObject({
      payment_id: 'api',
      admin_fee: 4_000,
    });
    expect((await checkout(id, '?payment_id=saldo')).body.data).toMatchObject({ payment_method: 0, balance: 500 });
    expect((await checkout(id, '?payment_id=tempat')).body.error_code).toBe('PAYMENT_INVALID');
  });

  test('another customer’s, another store’s and an unknown invoice are not found by any call', async () => {
    const owner = await newCustomer();
    const id = await owner.begun();
    await owner.sendProof(id, await picture());
    await shop.admin.apply('lain', {
      file: 'store.yaml',
      text: shop.document
        .replaceAll('warung_app', 'lain_app')
        .replace(/codename: \w+/, 'codename: lain')
        .replace('warung.example', 'lain.example'),
    });
    const others = [await shop.newCustomer(100_000), await addCustomer(shop.database, 'tamu', 'lain')];
    for (const other of others) {
      const calls = invoicesOf(shop, other);
      const answers = [
        await calls.find(id),
        await calls.checkout(id),
        await calls.payment(id),
        await calls.pay(id, byTransfer),
        await calls.cancel(id),
        await calls.sendProof(id, await picture()),
        await calls.proof(id),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await calls.list()).body.data.invoices).toEqual([]);
    }
    expect((await owner.find('entah')).status).toBe(404);
    expect(await owner.statusOf(id)).toBe(2);
  });

  test('without a token no call answers', async () => {
    const { begun, sendProof } = await newCustomer();
    const id = await begun();
    await sendProof(id, await picture());
    const calls: [string, string][] = [
      ['GET', ''],
      ['GET', `/${id}`],
      ['GET', `/${id}/checkout`],
      ['GET', `/${id}/payment-detail`],
      ['POST', `/${id}/payment`],
      ['POST', `/${id}/cancel`],
      ['POST', `/${id}/proof`],
      ['GET', `/${id}/proof`],
    ];
    for (const [method, rest] of calls) {
      expect((await shop.ask(`/api/v2/customer/invoice${rest}`, { method })).status).toBe(401);
    }
  });

  test('both tabs are paged by key and searched, and a new invoice moves no page', async () => {
    const { add, pay, list } = await newCustomer(75_000);
    const ids: string[] = [];
    for (let count = 0; count < 22; count += 1) ids.unshift(await add({ title: `Bulan ${count + 1}` }));
    await pay(ids[0] ?? '', byBalance);
    const first = (await list('?status=active')).body.data;
    expect(first.invoices).toEqual([]);
    expect(first.pending_invoices.map(({ unique_id }) => unique_id)).toEqual(ids.slice(1, 21));
    await add();
    const second = (await list(`?status=active&after=${first.after}`)).body.data;
    expect(second.pending_invoices.map(({ unique_id }) => unique_id)).toEqual(ids.slice(21));
    expect(second.after).toBeNull();
    const all = (await list()).body.data;
    expect([all.invoices.length, all.pending_invoices.length]).toEqual([20, 0]);
    const searched = (await list('?search=bulan+22')).body.data.invoices;
    expect(searched).toMatchObject([{ unique_id: ids[0], status_text: 'Pembayaran Berhasil', order_status: 3 }]);
    expect((await list(`?search=${searched[0]?.invoice_no.toLowerCase()}`)).body.data.invoices).toHaveLength(1);
    expect((await list('?search=100%25')).body.data.invoices).toEqual([]);
  });

  test('the profile counts unpaid invoices, and shows nothing to customers without invoices', async () => {
    const { customer, add, pay } = await newCustomer(75_000);
    const profile = async () =>
      (await shop.call<{ data: object }>(customer, '/api/profile')).body.data as { cnt_invoice_pending: number };
    expect(await profile()).toMatchObject({ invoice_flag: 0, cnt_invoice_pending: 0, invoice_icon: null });
    const id = await add();
    await pay(await add(), byCode);
    expect(await profile()).toMatchObject({ invoice_flag: 1, cnt_invoice_pending: 2 });
    await pay(id, byBalance);
    expect(await profile()).toMatchObject({ invoice_flag: 1, cnt_invoice_pending: 1 });
  });

  test('the text of a status is in the requested language', async () => {
    const { customer, add } = await newCustomer();
    const id = await add();
    const { body } = await shop.ask(`/api/v2/customer/invoice/${id}`, {
      headers: { ...customer.headers, 'accept-language': 'en' },
    });
    expect(body?.data).toMatchObject({ status_text: 'Unpaid' });
    expect(body?.data).not.toHaveProperty('en');
  });

  test('an invoice is whole: who asks, who is asked, and what for', async () => {
    const { add, find } = await newCustomer();
    expect((await find(await add())).body.data).toMatchObject({
      invoice_no: expect.stringMatching(/^INV\d{7,}$/) as string,
      title: 'Katering rapat',
      due_date: '2026-11-28',
      paid_date: null,
      creation_date: '2026-11-21 17:00:00',
      total: 75_000,
      currency: 'Rp',
      bill_name: expect.stringMatching(/^pembeli/) as string,
      bill_email: expect.stringMatching(/@toko.test$/) as string,
      lines: [
        { unique_id: '1', title: 'Nasi kotak', quantity: 3, price: 20_000, total: 60_000 },
        { unique_id: '2', title: 'Antar', quantity: 1, price: 15_000, total: 15_000 },
      ],
    });
  });
});
