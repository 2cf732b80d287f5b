import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createDatabaseBlobs } from '../../../provider/media/blob-store';
import { loadDemoCustomers } from '../../../provider/seed/load-demo';
import { loadDemoInvoices } from '../../../provider/seed/load-demo-invoices';
import { expectBalancedLedger } from '../../support/provider/balanced-ledger';
import { databases } from '../../support/provider/databases';
import { type Shop, startShop } from '../../support/provider/shop';
import { passwords } from '../../support/provider/test-app';

const stores = 'provider/seed/stores';
const line = '[{ title: Nasi, quantity: 2, price: 5000 }]';
const demo = `
- { title: Belum, sent_days_ago: 2, days_to_pay: 5, lines: ${line} }
- { title: Kode, sent_days_ago: 3, days_to_pay: 5, lines: ${line}, method: 202 }
- { title: Transfer, sent_days_ago: 4, days_to_pay: 5, lines: ${line}, method: 1 }
- { title: Bukti, sent_days_ago: 5, days_to_pay: 5, lines: ${line}, method: 1, proved: true }
- { title: Lunas, sent_days_ago: 60, days_to_pay: -50, lines: ${line}, method: 1, proved: true, paid_days_ago: 55 }
`;

describe.each(databases)('demo invoices on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());

  test('the demo customer gets one in each status, once, as if they had come and gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-demo-'));
    mkdirSync(join(folder, 'warung'));
    writeFileSync(join(folder, 'warung', 'invoices.yaml'), demo);
    await loadDemoCustomers(shop.database, passwords, folder);
    const now = () => new Date('2026-11-21T10:00:00Z');
    const load = () => loadDemoInvoices(shop.database, createDatabaseBlobs(shop.database), now, folder);
    await load();
    await load();
    await shop.database.query(`delete from milestones where name = 'demo invoices'`);
    await load();
    const rows = await shop.database.query<{ title: string; status: number; days: number; paid: number | null }>(
      `select title, status, round(extract(epoch from ($1 - created_at)) / 86400)::int as days,
         round(extract(epoch from ($1 - paid_at)) / 86400)::int as paid from invoices order by id`,
      [now()],
    );
    expect(rows).toEqual([
      { title: 'Lunas', status: 3, days: 60, paid: 55 },
      { title: 'Bukti', status: 2, days: 5, paid: null },
      { title: 'Transfer', status: 0, days: 4, paid: null },
      { title: 'Kode', status: 1, days: 3, paid: null },
      { title: 'Belum', status: 0, days: 2, paid: null },
    ]);
    await expectBalancedLedger(shop.database);
  });
});

interface Seed {
  method?: number;
  proved?: boolean;
}
const read = (codename: string, name: string) => parse(readFileSync(join(stores, codename, name), 'utf8')) as unknown;
const seeded = readdirSync(stores).filter((codename) => existsSync(join(stores, codename, 'invoices.yaml')));

test('some demo stores have invoices', () => {
  expect(seeded.length).toBeGreaterThanOrEqual(4);
});

test.each(seeded)('the invoices of %s are paid as the store offers it', (codename) => {
  const { app } = read(codename, 'store.yaml') as { app: { payment_options: { invoice_method?: number }[] } };
  const offered = app.payment_options.map(({ invoice_method }) => invoice_method);
  for (const { method, proved } of read(codename, 'invoices.yaml') as Seed[]) {
    if (method !== undefined) expect(offered).toContain(method);
    if (proved) expect(method).toBe(1);
  }
});
