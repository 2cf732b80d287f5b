import { databaseDirectory } from '../../../../provider/database/open-database';
import { takeLock } from '../../../../provider/database/lock-file';
import { runLedger } from '../../../../provider/cli/run-ledger';
import { invoicesOf, byBalance } from '../../../support/provider/invoices';
import { adminKey } from '../../../support/provider/test-app';
import { checkLedger } from '../../../../provider/modules/wallet/queries/check-ledger';
import { bothDatabases } from '../../../support/provider/databases';
import { dataDirectory } from '../../../support/provider/run-program';
import { type Shop, startShop } from '../../../support/provider/shop';
import type { TestCustomer } from '../../../support/provider/customers';

describe.each(bothDatabases)('the check of the ledger on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  let order: string;
  beforeAll(async () => {
    shop = await startShop(open);
    customer = await shop.newCustomer(100_000);
    order = (await shop.order(customer, { payment_id: 'saldo', payment_type: 3 })).unique_id;
    await shop.pay(customer, order);
    const { body } = await shop.topUp(customer);
    await shop.operate(body.data?.unique_id ?? '', 'receiveTopUp');
    await shop.withdraw(customer);
    const payer = await shop.newCustomer(75_000);
    const invoices = invoicesOf(shop, payer);
    await invoices.pay(await invoices.add(), byBalance);
    await invoices.add();
  });
  afterAll(() => shop.close());

  /** The deviations after a change, which is rolled back. */
  async function deviationsAfter(sql: string): Promise<string[]> {
    const undone = new Error('undone');
    let found: string[] = [];
    const work = shop.database.transaction(async (transaction) => {
      await transaction.script(`
        alter table ledger_entries disable trigger all;
        alter table ledger_accounts drop constraint accounts_covered;
        ${sql.replaceAll('CUSTOMER', `${customer.id}`).replaceAll('ORDER', `'${order}'`)}`);
      const inside = {
        ...shop.database,
        transaction: (check: (of: typeof transaction) => Promise<unknown>) =>
          check({ ...transaction, script: async () => undefined }),
      };
      found = (await checkLedger(inside as typeof shop.database)).deviations;
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    return found;
  }

  test.each<[what: string, sql: string, deviations: RegExp[]]>([
    [
      'a balance that its entries do not make',
      `update ledger_accounts set balance = balance + 5 where customer_id = CUSTOMER and kind = 'wallet'`,
      [
        /^warung: wallet account \d+ of customer \d+ has 67505 rupiah, its entries make 67500$/,
        /all balances in rupiah make 5, not 0/,
      ],
    ],
    [
      'a wallet below 0',
      `update ledger_accounts set balance = -1 where customer_id = CUSTOMER and kind = 'wallet'`,
      [/has -1 rupiah, its entries make 67500/, /all balances in rupiah make -67501, not 0/, /is below 0: -1$/],
    ],
    [
      'a paid order whose entry is another amount',
      `update ledger_entries set amount = 1 where key like 'paid %' and reason = 'payment'`,
      [/held account \d+ has/, /wallet account/, /order WR\d+ \(status 2\) moved 1 as "paid", not 30000$/],
    ],
    [
      'an order that is received without being earned',
      `update orders set status = 4 where unique_id = ORDER`,
      [/\(status 4\) moved 0 as "earned", not 30000$/],
    ],
    [
      'a cancelled order that was paid and not given back',
      `update orders set status = -1 where unique_id = ORDER`,
      [/\(status -1\) moved 0 as "returned", not 30000$/],
    ],
    [
      'a top-up whose status was taken back',
      `update orders set status = -2 where category = 4`,
      [/\(status -2\) moved 3500 as "fee", not 0$/, /moved 50000 as "topped up", not 0$/],
    ],
    [
      'an approved withdrawal that was not paid out',
      `update orders set status = 4 where category = 5`,
      [/moved 0 as "fee", not 2500$/, /moved 0 as "withdrawn", not 50000$/],
    ],
    [
      'an invoice that says it was paid',
      `update invoices set status = 3, paid_at = now() where status = 0`,
      [/^warung: invoice INV\d+ \(status 3\) moved 0, not 75000$/],
    ],
    [
      'a paid invoice whose status was taken back',
      `update invoices set status = 1, paid_at = null where status = 3`,
      [/\(status 1\) moved 75000, not 0$/],
    ],
  ])('names %s', async (_what, sql, expected) => {
    const deviations = await deviationsAfter(sql);
    expect(deviations).toHaveLength(expected.length);
    for (const pattern of expected) expect(deviations).toContainEqual(expect.stringMatching(pattern));
  });

  test('finds no deviations in an untouched ledger, and counts what it read', async () => {
    const report = await checkLedger(shop.database);
    expect(report).toMatchObject({ stores: 1, deviations: [] });
    expect([report.accounts, report.entries]).toEqual([5, 7]);
  });

  test('is made once a day, by whichever provider asks first', async () => {
    const {
      wallet: { ledgerChecks },
    } = shop.modules;
    const reports = await Promise.all([ledgerChecks.runDaily(), ledgerChecks.runDaily()]);
    expect(reports.filter((report) => report !== undefined)).toEqual([await ledgerChecks.run()]);
    const days = `select count(*) from milestones where name like 'ledger checked %'`;
    await shop.database.query(
      `update milestones set name = 'ledger checked 2000-01-01' where name like 'ledger checked %'`,
    );
    expect(await ledgerChecks.runDaily()).toMatchObject({ deviations: [] });
    expect(await shop.database.query(days)).toEqual([{ count: 1 }]);
  });

  test('is answered to the operator alone', async () => {
    expect((await shop.ask('/admin/ledger')).status).toBe(401);
    expect((await shop.ask('/admin/ledger', { headers: customer.headers })).status).toBe(401);
  });

  test('is made by the provider that has the database open', async () => {
    const DATA_DIR = dataDirectory();
    const lock = takeLock(databaseDirectory({ DATA_DIR }));
    expect(await run(['check'], DATA_DIR)).toEqual({
      code: 1,
      output: expect.stringMatching(/does not accept calls yet; try again$/) as string,
    });
    const { origin } = new URL((await shop.ask('/healthz')).url);
    lock.announce(origin, 'another-key');
    expect(await run(['check'], DATA_DIR)).toEqual({
      code: 1,
      output: expect.stringMatching(/answered 401: The admin key is missing or invalid$/) as string,
    });
    lock.announce(origin, adminKey);
    expect(await run(['check'], DATA_DIR)).toEqual({
      code: 0,
      output: 'The ledger is balanced: 7 entries of 5 accounts in 1 store.',
    });
    lock.release();
  });
});

const run = async (words: string[], DATA_DIR: string) => {
  const lines: string[] = [];
  const write = (text: string) => void lines.push(text);
  const code = await runLedger(words, { DATA_DIR }, { print: write, printError: write });
  return { code, output: lines.join('\n') };
};

test.each([[[]], [['entah']], [['check', 'mehr']]])('the command line %j is refused with its usage', async (words) => {
  const { code, output } = await run(words, dataDirectory());
  expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run ledger -- check')]);
});

test('an empty ledger is balanced', async () => {
  expect(await run(['check'], dataDirectory())).toEqual({
    code: 0,
    output: 'The ledger is balanced: 0 entries of 0 accounts in 0 stores.',
  });
});
