import { asAdmin } from '../../../support/provider/test-app';
import { expectBalancedLedger } from '../../../support/provider/balanced-ledger';
import { databases } from '../../../support/provider/databases';
import { byBalance, byCode, byTransfer, invoicesOf, picture } from '../../../support/provider/invoices';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';

const console = '/sandbox/invoices';

describe.each(databases)('the seller’s side of invoices on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterEach(() => expectBalancedLedger(shop.database));
  afterAll(() => shop.close());

  const newCustomer = async (balance = 0) => {
    const customer = await shop.newCustomer(balance);
    return { customer, username: customer.viewUid.replace('warung_', ''), ...invoicesOf(shop, customer) };
  };
  const show = (rest = '', headers: HeadersInit = asAdmin) => shop.ask(`${console}${rest}`, { headers });
  const send = async (rest: string, fields: Fields, headers: HeadersInit = asAdmin) => {
    const request = { method: 'POST', body: shop.form(fields), headers, redirect: 'manual' } as const;
    const { status, headers: answered } = await shop.ask(`${console}${rest}`, request);
    return { status, outcome: /outcome=(\w+)/.exec(answered.get('location') ?? '')?.[1] };
  };
  const entriesOf = (id: string) =>
    shop.database.query<{ amount: number; from: string; to: string }>(
      `select entry.amount, source.kind as "from", target.kind as "to" from ledger_entries entry
       join ledger_accounts source on source.id = entry.from_account
       join ledger_accounts target on target.id = entry.to_account
       where entry.key = 'invoice ' || (select id from invoices where unique_id = $1)`,
      [id],
    );

  test('nobody but the operator opens the console, marks as paid or sees a proof', async () => {
    const { begun, sendProof, customer, statusOf } = await newCustomer();
    const id = await begun();
    await sendProof(id, await picture());
    for (const headers of [{}, customer.headers, { authorization: 'Bearer wrong' }]) {
      expect((await show('', headers)).status).toBe(401);
      expect((await show(`/${id}/proof`, headers)).status).toBe(401);
      expect((await send(`/${id}/paid`, {}, headers)).status).toBe(401);
    }
    expect(await statusOf(id)).toBe(2);
  });

  test.each<[what: string, way: Fields | null, amount: number]>([
    ['without a way to pay', null, 75_000],
    ['with a payment code', byCode, 79_000],
    ['by transfer', byTransfer, 75_000],
  ])('an invoice %s is marked as paid once', async (_what, way, amount) => {
    const { add, pay, find, payment, cancel } = await newCustomer(75_000);
    const id = await add();
    if (way) await pay(id, way);
    const added = way ? ((await payment(id)).body.data?.confirmation_code ?? 0) : 0;
    expect((await send(`/${id}/paid`, {})).outcome).toBe('done');
    expect((await send(`/${id}/paid`, {})).outcome).toBe('late');
    expect(await entriesOf(id)).toEqual([{ amount: amount + added, from: 'external', to: 'sales' }]);
    expect((await find(id)).body.data).toMatchObject({ order_status: 3, paid_date: '2026-11-21 17:00:00' });
    expect((await cancel(id)).body.error_code).toBe('INVOICE_NOT_CANCELLABLE');
    expect((await pay(id, byBalance)).body.error_code).toBe('INVOICE_NOT_PAYABLE');
  });

  test('an invoice paid from the balance is not paid again from outside', async () => {
    const { add, pay } = await newCustomer(75_000);
    const id = await add();
    await pay(id, byBalance);
    expect((await send(`/${id}/paid`, {})).outcome).toBe('late');
    expect(await entriesOf(id)).toEqual([{ amount: 75_000, from: 'wallet', to: 'sales' }]);
  });

  test('a rejected proof shows its reason, and another one can be sent', async () => {
    const { begun, sendProof, payment, statusOf } = await newCustomer();
    const id = await begun();
    expect((await send(`/${id}/reject`, { note: 'Kabur' })).outcome).toBe('late');
    await sendProof(id, await picture());
    expect((await send(`/${id}/reject`, { note: 'Kabur' })).outcome).toBe('done');
    expect((await payment(id)).body.data).toMatchObject({ order_status: 0, proof_note: 'Kabur', can_send_proof: 1 });
    expect((await sendProof(id, await picture())).body.success).toBe(true);
    expect((await payment(id)).body.data).toMatchObject({ order_status: 2, proof_note: '' });
    expect((await send(`/${id}/paid`, {})).outcome).toBe('done');
    expect(await statusOf(id)).toBe(3);
  });

  test('the console shows each invoice with its actions, and escapes typed texts', async () => {
    const { add, begun, sendProof, customer } = await newCustomer();
    const id = await add({ title: '<b>Katering</b>' });
    const proved = await begun();
    await sendProof(proved, await picture());
    const { text } = await show('?store=warung');
    const rowOf = (uid: string) => new RegExp(`<tr id="${uid}">.*?</tr>`, 's').exec(text)?.[0] ?? '';
    expect(rowOf(id)).toContain('&lt;b&gt;Katering&lt;/b&gt;');
    expect(rowOf(id)).toMatch(/Belum Dibayar \(0\).*Mark paid/s);
    expect(rowOf(id)).not.toContain('Proof');
    expect(rowOf(proved)).toMatch(/Rekening 123 a\.n\. Tati.*Proses Pengecekan \(2\).*Reject proof/s);
    const proof = await shop.ask(`${console}/${proved}/proof`, { headers: asAdmin });
    expect([proof.status, proof.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(customer.id).toBeGreaterThan(0);
  });

  test.each<[why: string, outcome: string, fields: Fields]>([
    ['a customer that the store has not', 'unknown', { username: 'entah' }],
    ['no line', 'empty', { title1: '' }],
    ['a line without a price', 'empty', { price1: '' }],
    ['lines that cost nothing', 'empty', { price1: 0 }],
    ['a total that cannot be paid', 'empty', { price1: 10_000_000_000_000, quantity1: 2 }],
  ])('%s makes no invoice', async (_why, outcome, others) => {
    const { username, list } = await newCustomer();
    const fields = { store: 'warung', username, title: 'Katering', title1: 'Nasi', quantity1: 2, price1: 5_000 };
    expect((await send('', { ...fields, ...others })).outcome).toBe(outcome);
    expect((await list()).body.data.invoices).toEqual([]);
  });

  test('an invoice of the console reaches its customer', async () => {
    const { username, list } = await newCustomer();
    const lines = { title1: 'Nasi', quantity1: 2, price1: 5_000, title2: 'Antar', quantity2: 1, price2: 3_000 };
    const fields = { store: 'warung', username, title: 'Katering', due: '2026-12-01', ...lines, title3: '' };
    expect((await send('', fields)).outcome).toBe('created');
    expect((await list()).body.data.invoices).toMatchObject([
      { title: 'Katering', total: 13_000, due_date: '2026-12-01', order_status: 0 },
    ]);
  });
});
