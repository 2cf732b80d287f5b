import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { type Closings, startClosings } from '../../../support/provider/whole-account';

describe.each(databases)('the export of an account on %s', (_name, open) => {
  let shop: Closings;
  beforeAll(async () => {
    shop = await startClosings(open);
  });
  afterAll(() => shop.close());

  const exportOf = async ({ headers }: TestCustomer) => {
    const { text } = await shop.ask('/api/v2/customer/personal-data', { headers });
    return JSON.parse(text) as { [table: string]: { [column: string]: unknown }[] };
  };

  test('has the sent messages without their codes, which prove access to a mailbox', async () => {
    const customer = await shop.newMember();
    await shop.call(customer, '/api/v2/customer/email/verify', { method: 'POST', body: shop.form({}) });
    const [sent] = await shop.database.query<{ body: string }>('select body from outbox order by id desc limit 1');
    const code = /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    const [message] = (await exportOf(customer)).outbox ?? [];
    expect(message?.body).toBe(sent?.body.replace(code, '…'));
  });

  test('has the balance of the wallet and each of its entries', async () => {
    const rich = await shop.newMember(100_000);
    await shop.complete(rich);
    const accounts = (await exportOf(rich)).ledger_accounts ?? [];
    const wallet = accounts.find(({ kind }) => kind === 'wallet');
    const entries = wallet?.entries as { amount: number }[];
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(wallet?.balance);
  });
});
