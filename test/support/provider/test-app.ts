import type { AddressInfo } from 'node:net';
import type { StoreAdmin } from '../../../provider/modules/admin/store-admin';
import { createPasswords } from '../../../provider/password';
import type { Clock } from '../../../provider/clock';
import type { Database } from '../../../provider/database/database';
import { createApp } from '../../../provider/create-app';
import type { Deps } from '../../../provider/modules/deps';
import type { Modules } from '../../../provider/modules/modules';
import type { Router } from '../../../provider/router/router';
import { openMigrated, type OpenEmpty } from './databases';
import { itemsText, storeText } from './fixture-store';
import { compileSchemasLazily } from './lazy-schemas';

/** An answer with its body read. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** The body's JSON; null if there is none. */
  body: { success: boolean; message: string; data?: unknown; errors?: unknown } | null;
}

/** Cheap hashes, because the tests sign in often. */
export const passwords = createPasswords(1);

export const adminKey = 'the-key-of-the-tests';

export const asAdmin = { authorization: `Bearer ${adminKey}` };
export const providerKey = 'the-key-of-the-storefront';

export interface TestApp {
  baseUrl: string;
  /** Calls the provider over HTTP. */
  ask(path: string, request?: RequestInit): Promise<Answer>;
  database: Database;
  modules: Modules;
  admin: StoreAdmin;
  close(): Promise<void>;
}

/** The provider's HTTP side on a database. */
export async function serve(
  database: Database,
  now?: Clock,
  router?: Router,
  PUSH_TEST_ORIGIN = '',
  given: Partial<Deps> = {},
): Promise<TestApp> {
  const settings = { LOG_LEVEL: 'silent', COUNT_STATEMENTS: true, PROVIDER_KEY: providerKey } as const;
  const deps = { passwords, pushOrigin: PUSH_TEST_ORIGIN, ...given, ...(now && { now }), ...(router && { router }) };
  const { app, modules } = createApp({ database, adminKey, settings, deps });
  const { admin } = modules;
  await compileSchemasLazily(app);
  // A test may occupy this process for longer than an idle connection would live.
  app.server.keepAliveTimeout = 0;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    async ask(path, request) {
      const response = await fetch(`${baseUrl}${path}`, request);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        url: response.url,
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? (JSON.parse(text) as Answer['body']) : null,
      };
    },
    database,
    modules,
    admin,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The provider's HTTP side on a database with the regions, the fixture store and its catalogue. */
export async function startTestApp(
  open: OpenEmpty,
  now?: Clock,
  router?: Router,
  pushOrigin?: string,
): Promise<TestApp> {
  const provider = await serve(await openMigrated(open), now, router, pushOrigin);
  await provider.modules.addresses.regions.load();
  await provider.admin.apply('warung', { file: 'store.yaml', text: storeText() });
  await provider.admin.replaceItems('warung', { file: 'items.yaml', text: itemsText() });
  return provider;
}
