import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoCustomers } from '../../../provider/seed/load-demo';
import { databases } from '../../support/provider/databases';
import { passwords } from '../../support/provider/test-app';
import { startAccounts, type Accounts } from '../../support/provider/account-calls';

const folder = mkdtempSync(join(tmpdir(), 'provider-demo-'));
mkdirSync(join(folder, 'warung'));

describe.each(databases)('demo customers on %s', (_name, open) => {
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await startAccounts(open);
    await loadDemoCustomers(accounts.provider.database, passwords, folder);
  });
  afterAll(() => accounts.provider.close());

  test('a store that is not a demo store gets none', async () => {
    expect((await accounts.signIn('demo', 'belanja123', {}, 'toko_app')).error_code).toBe('WRONG_CREDENTIALS');
  });

  test.each(['demo', 'demo@toko.test', '081200000000'])('%s signs in', async (identity) => {
    const { data } = await accounts.signIn(identity, 'belanja123');
    expect(data.profile).toMatchObject({ view_uid: 'demo_warung', verified_email: 1, verified_phone: 1 });
  });

  test('changes to a demo customer survive a restart', async () => {
    const hash = () => accounts.provider.database.query("select password_hash from customers where username = 'demo'");
    const before = await hash();
    await loadDemoCustomers(accounts.provider.database, passwords, folder);
    expect(await hash()).toEqual(before);
  });
});
