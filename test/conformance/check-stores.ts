import type { components } from '../../server/__generated__/rest';
import { nobody, noStore, type Run, verify, verifyUnique } from './run';

export type App = components['schemas']['App'];

/** Checks the directory, and each store's configuration, ETag and hosts. */
export async function checkStores(run: Run): Promise<App[]> {
  const { caller, options } = run;
  await caller.call(noStore, 'health');
  const codenames: string[] = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const listed = await caller.call(noStore, 'listApps', { fields: { page: String(page) } });
    codenames.push(...(listed?.body.data ?? []).map(({ codename }) => codename));
    last = listed?.body.last_page ?? 1;
  }
  verify(run, codenames.length > 0, { store: '', operation: 'listApps' }, 'no store is listed');
  verifyUnique(run, codenames, { store: '', operation: 'listApps' });
  await caller.call(noStore, 'getApp', { path: { codename: nobody }, expect: 404 });
  await caller.call(noStore, 'findApp', { fields: { host: 'nobody.invalid' }, expect: 404, about: 'nobody.invalid' });
  const wanted = codenames.filter((codename) => !options.store || codename === options.store);
  if (options.store) verify(run, wanted.length > 0, { store: options.store, operation: 'listApps' }, 'is not listed');
  const apps: App[] = [];
  for (const codename of wanted) {
    const app = await checkStore(run, codename);
    if (app) apps.push(app);
  }
  return apps;
}

async function checkStore(run: Run, codename: string): Promise<App | null> {
  const { caller } = run;
  const scope = { codename, viewUid: '' };
  const reply = await caller.call(scope, 'getApp', { path: { codename } });
  if (!reply) return null;
  const app = reply.body.data;
  const place = { store: codename, operation: 'getApp', record: codename };
  if (!verify(run, app.codename === codename, place, `answers the store "${app.codename}"`)) return null;
  verifyUnique(
    run,
    app.components.map(({ view_uid }) => view_uid),
    { ...place, list: codename },
  );
  if (verify(run, reply.etag !== '', place, 'has no ETag'))
    await caller.call(scope, 'getApp', { path: { codename }, etag: reply.etag, expect: 304 });
  for (const host of app.domains.slice(0, 3)) {
    const found = await caller.call(scope, 'findApp', { fields: { host }, about: host });
    if (found) {
      const isOwn = found.body.data.codename === codename && found.body.data.domains.includes(host);
      verify(
        run,
        isOwn,
        { ...place, operation: 'findApp', record: host },
        `answers the store "${found.body.data.codename}"`,
      );
    }
  }
  return app;
}
