import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { createDeps } from '../modules/deps';
import { createModules } from '../modules/modules';
import { fromRoot } from '../../shared/root-folder';
import type { Passwords } from '../password';
import { addDemoHistory } from './demo-history';
import { post } from '../modules/wallet/queries/ledger';

const storesMilestone = 'demo stores';
const storesFolder = fromRoot('provider/seed/stores');

/** Loads each folder once, into a database that never had it. Existing stores belong to tenants and stay unchanged. */
export async function loadDemoStores(
  database: Database,
  report: (codename: string, position: string) => void,
  folder = storesFolder,
): Promise<void> {
  const rows = await database.query('select from milestones where name = $1', [storesMilestone]);
  if (rows.length > 0 || !existsSync(folder)) return;
  const modules = createModules(createDeps(database));
  const admin = modules.admin;
  const codenames = readdirSync(folder).sort();
  for (const [index, codename] of codenames.entries()) {
    const read = (name: string) => {
      const file = join(folder, codename, name);
      return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
    };
    const store = read('store.yaml');
    const items = read('items.yaml');
    if (!store) continue;
    report(codename, `${index + 1}/${codenames.length}`);
    if (!(await modules.stores.stores.byCodename(codename))) await admin.apply(codename, store);
    if (items && (await modules.catalogue.items.isEmpty(codename))) await admin.replaceItems(codename, items);
  }
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [storesMilestone]);
}

const customersMilestone = 'demo customers';

/** The public password, so that everybody can try the demo stores. */
export interface DemoLogin {
  identity: string;
  password: string;
}

const demoLogin: DemoLogin = { identity: 'demo', password: 'belanja123' };

/** Null if no demo customer was ever loaded. */
export async function demoLoginOf(database: Database): Promise<DemoLogin | null> {
  const rows = await database.query('select from milestones where name = $1', [customersMilestone]);
  return rows.length > 0 ? demoLogin : null;
}

/** Adds a customer `demo` with a verified e-mail and phone to each store of `folder`, once. */
export async function loadDemoCustomers(
  database: Database,
  passwords: Passwords,
  folder = storesFolder,
): Promise<void> {
  if ((await demoLoginOf(database)) || !existsSync(folder)) return;
  await database.query(
    `insert into customers (store_id, view_uid, name, username, email, phone, password_hash,
       email_verified_at, phone_verified_at)
     select id, 'demo_' || replace(codename, '-', '_'), 'Pelanggan Demo', 'demo', 'demo@toko.test', '+6281200000000',
       $2, now(), now()
     from stores where codename = any ($1) on conflict do nothing`,
    [readdirSync(folder), await passwords.hash(demoLogin.password)],
  );
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [customersMilestone]);
}

const staffMilestone = 'demo staff';

/** Of the person who owns all demo stores in the studio. */
export const demoStaff: DemoLogin = { identity: 'studio@toko.test', password: demoLogin.password };

/** Adds a person who is an owner of each store of `folder`, once. They can sign in on the demo alone. */
export async function loadDemoStaff(database: Database, passwords: Passwords, folder = storesFolder): Promise<void> {
  const rows = await database.query('select from milestones where name = $1', [staffMilestone]);
  if (rows.length > 0 || !existsSync(folder)) return;
  const passwordHash = await passwords.hash(demoStaff.password);
  await database.transaction(async (transaction) => {
    await transaction.query(
      `with person as (
         insert into staff (email, name, password_hash, is_demo, created_at) values ($2, 'Pemilik Demo', $3, true, now())
         on conflict do nothing returning id
       )
       insert into memberships (staff_id, store_id, role, joined_at)
       select person.id, store.id, 'owner', now() from person, stores store where store.codename = any ($1)`,
      [readdirSync(folder), demoStaff.identity, passwordHash],
    );
    await transaction.query('insert into milestones (name) values ($1) on conflict do nothing', [staffMilestone]);
  });
}

const openingBalance = 500_000;

/**
 * Gives the customer `demo` of each store a balance, once. In stores with points, a year of ledger entries leads to it.
 */
export async function loadDemoBalances(database: Database, folder = storesFolder, now = new Date()): Promise<void> {
  if (!existsSync(folder)) return;
  const customers = await database.query<{ id: number; storeId: number }>(
    `select customer.id, customer.store_id as "storeId"
     from customers customer join stores store on store.id = customer.store_id
     where customer.view_uid = 'demo_' || replace(store.codename, '-', '_') and store.codename = any ($1)
       and not exists (select from ledger_entries where key = 'opening ' || customer.id)
     order by customer.id`,
    [readdirSync(folder)],
  );
  await addDemoHistory(database, customers, openingBalance, now);
  for (const { id, storeId } of customers) {
    await database.transaction((transaction) =>
      post(transaction, {
        storeId,
        at: now,
        transfers: [
          {
            key: `opening ${id}`,
            reason: 'other',
            from: { kind: 'external' },
            to: { kind: 'wallet', customerId: id },
            amount: openingBalance,
          },
        ],
      }),
    );
  }
}
