import { Client } from 'pg';
import { progressBar } from '../../provider/cli/run-seed';
import { openDatabase } from '../../provider/database/open-database';
import { fillDatabase } from '../../provider/generator/fill-database';

export interface SeededDatabase {
  url: string;
  items: number;
  stores: number;
}

/** @returns the URL of a new database on the server at `url` */
export async function emptyDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** A new database on the server at `server`, filled like `npm run seed`. */
export async function seededDatabase(server: string, items: number, stores: number): Promise<SeededDatabase> {
  const url = await emptyDatabase(server, `bench_${items}_${stores}`);
  const { database, close } = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' });
  await fillDatabase(database, { items, stores, seed: 1 }, progressBar(process.stderr, 'items'));
  await close();
  return { url, items, stores };
}
