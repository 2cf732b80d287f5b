import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoBalances, loadDemoCustomers } from '../../../provider/seed/load-demo';
import { addCustomer } from '../../support/provider/customers';
import { databases } from '../../support/provider/databases';
import { passwords, startTestApp, type TestApp } from '../../support/provider/test-app';
import { expectBalancedLedger } from '../../support/provider/balanced-ledger';

const folder = mkdtempSync(join(tmpdir(), 'provider-demo-'));
mkdirSync(join(folder, 'warung'));

describe.each(databases)('demo balances on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  test('demo customers get their balance once, and no other customers do', async () => {
    const { database, modules } = provider;
    const other = await addCustomer(database);
    await loadDemoCustomers(database, passwords, folder);
    await loadDemoBalances(database, folder);
    await loadDemoBalances(database, folder);
    const [demo] = await database.query<{ id: number }>(`select id from customers where view_uid = 'demo_warung'`);
    expect(await modules.wallet.wallets.balanceOf(demo?.id ?? 0)).toBe(500_000);
    expect(await modules.wallet.wallets.balanceOf(other.id)).toBe(0);
    await expectBalancedLedger(database);
  });

  test.each([
    ['Saldo', 'open', 45],
    ['Koin', 'close', 41],
  ])('a year of movements in a store with points, in %s, ends with the same balance', async (_mode, mode, own) => {
    const { database, modules, admin } = provider;
    const codename = `demo${mode}`;
    const text = readFileSync('provider/seed/stores/plasanusa/store.yaml', 'utf8')
      .replaceAll('plasanusa', codename)
      .replace('pns_app', codename)
      .replace('balance_mode: open', `balance_mode: ${mode}`);
    await admin.apply(codename, { file: 'store.yaml', text });
    const items = readFileSync('provider/seed/stores/plasanusa/items.yaml', 'utf8');
    await admin.replaceItems(codename, { file: 'items.yaml', text: items });
    const demos = mkdtempSync(join(tmpdir(), 'provider-demo-'));
    mkdirSync(join(demos, codename));
    await database.query(`delete from milestones where name = 'demo customers'`);
    await loadDemoCustomers(database, passwords, demos);
    const now = new Date();
    await loadDemoBalances(database, demos, now);
    await loadDemoBalances(database, demos, now);
    const [demo] = await database.query<{ id: number }>('select id from customers where view_uid = $1', [
      `demo_${codename}`,
    ]);
    const { balance, data } = await modules.wallet.wallets.transactions(demo?.id ?? 0, 50);
    expect([balance, data.length]).toEqual([500_000, own]);
    expect((await modules.wallet.wallets.balancesOf(demo?.id ?? 0)).points).toBeGreaterThan(50);
    const linked = new Map<string, boolean>(data.map(({ kind, order_no }) => [kind, order_no !== null]));
    for (const kind of [
      'payment',
      'refund',
      'cashback',
      ...(mode === 'open' ? ['withdrawal', 'withdrawal_returned'] : []),
    ])
      expect([kind, linked.get(kind)]).toEqual([kind, true]);
    expect(new Set(data.map(({ creation_date }) => creation_date.slice(11, 16))).size).toBeGreaterThan(25);
    const dates = data.map(({ creation_date }) => creation_date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(now.getTime() - Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(360 * 24 * 3_600_000);
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(12);
    const kinds = new Set(data.map(({ kind }) => kind));
    expect(kinds.has('withdrawal')).toBe(mode === 'open');
    for (const kind of ['top_up', 'payment', 'refund', 'cashback', 'reward', 'referral'] as const) {
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
    }
    const referred = await modules.referrals.referralRows.list(demo?.id ?? 0);
    expect(referred.data.map(({ earned }) => earned)).toEqual([0, 15_000, 15_000, 15_000, 15_000]);
    await expectBalancedLedger(database);
  });
});
