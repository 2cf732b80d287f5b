import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../../provider/clock';
import { addCustomer, type TestCustomer } from './customers';
import type { OpenEmpty } from './databases';
import { startTestApp, type TestApp } from './test-app';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

export const lapakStore = () => read('lapak.yaml');
export const lapakItems = () => read('lapak-items.yaml');

/** Saturday noon in Jakarta. */
export const noon = new Date('2026-11-21T05:00:00Z');

/** The answer of a call that can be refused. */
export interface Reply<T> {
  status: number;
  code: string | null;
  data: T;
}

export interface Lapak extends TestApp {
  siti: TestCustomer;
  budi: TestCustomer;
  /** Calls the provider as a customer: a POST with fields, otherwise a GET. */
  as<T = unknown>(
    customer: TestCustomer,
    path: string,
    fields?: Readonly<Record<string, string | number>>,
    method?: string,
  ): Promise<Reply<T>>;
}

/** A provider with the store "lapak", which sells items of every kind, and two customers. */
export async function startLapak(open: OpenEmpty, now: Clock = () => noon): Promise<Lapak> {
  const app = await startTestApp(open, now);
  await app.admin.apply('lapak', { file: 'lapak.yaml', text: lapakStore() });
  await app.admin.replaceItems('lapak', { file: 'lapak-items.yaml', text: lapakItems() });
  return {
    ...app,
    siti: await addCustomer(app.database, 'siti', 'lapak'),
    budi: await addCustomer(app.database, 'budi', 'lapak'),
    async as<T>(
      { headers }: TestCustomer,
      path: string,
      fields?: Readonly<Record<string, string | number>>,
      method = fields ? 'POST' : 'GET',
    ) {
      const body = fields && new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const { status, body: reply } = await app.ask(path, { method, headers, body });
      return { status, code: (reply as { error_code?: string } | null)?.error_code ?? null, data: reply?.data as T };
    },
  };
}
