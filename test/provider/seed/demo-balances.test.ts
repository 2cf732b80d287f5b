import { mkdirSync, mkdtempSync } from 'node:fs';
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
    expect(await modules.wallets.balanceOf(demo?.id ?? 0)).toBe(500_000);
    expect(await modules.wallets.balanceOf(other.id)).toBe(0);
    await expectBalancedLedger(database);
  });
});
