import { existsSync, readdirSync } from 'node:fs';
import type { Passwords } from '../password';
import type { Database } from '../database/database';
import { storesFolder } from './load-demo-stores';

const milestone = 'demo customers';

/** Everybody knows it, so that everybody can try the demo stores. */
export interface DemoLogin {
  identity: string;
  password: string;
}

const demoLogin: DemoLogin = { identity: 'demo', password: 'belanja123' };

/** What opens the demo stores; null where no demo customer was ever loaded. */
export async function demoLoginOf(database: Database): Promise<DemoLogin | null> {
  const reached = await database.query('select from milestones where name = $1', [milestone]);
  return reached.length > 0 ? demoLogin : null;
}

/** Gives each store of `folder` a customer `demo` with a verified e-mail and phone, once. */
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
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [milestone]);
}
