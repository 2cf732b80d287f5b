import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import type { App } from './check-stores';
import { nobody, type Run, verify, verifyUnique } from './run';

type Rest = components['schemas'];

const atOnce = 20;

/** Checks components with their content, page by page. @returns the seen items, each once */
export async function checkComponents(run: Run, app: App, scope: Scope): Promise<Rest['Item'][]> {
  const { caller, report } = run;
  const { codename } = app;
  const place = { store: codename, operation: 'listComponents' };
  const ids = app.components.map(({ view_uid }) => view_uid).filter((id) => /^\w{1,40}$/.test(id));
  const seen: Rest['Item'][] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const asked = ids.slice(from, from + atOnce);
    const reply = await caller.call(scope, 'listComponents', { fields: { codename, view_uids: asked.join(',') } });
    const answered = (reply?.body.data ?? []).map(({ view_uid }) => view_uid);
    if (!reply) continue;
    for (const id of asked)
      verify(run, answered.includes(id), { ...place, record: id }, 'is in the configuration and is left out');
    const expected = asked.filter((id) => answered.includes(id));
    verify(
      run,
      answered.join() === expected.join(),
      place,
      `answers ${answered.join(', ')}, asked for ${asked.join(', ')}`,
    );
    seen.push(...reply.body.data.flatMap((one) => [...one.lists.data, ...one.segments.flatMap(({ items }) => items)]));
  }
  const [some] = ids;
  if (some) {
    const reply = await caller.call(scope, 'listComponents', { fields: { codename, view_uids: `${nobody},${some}` } });
    const answered = (reply?.body.data ?? []).map(({ view_uid }) => view_uid).join();
    if (reply)
      verify(run, answered === some, { ...place, record: nobody }, 'a component that is not there is not left out');
  }
  for (const id of ids) seen.push(...(await checkPages(run, scope, id)));
  await caller.call(scope, 'getComponent', { path: { id: nobody }, fields: { codename }, expect: 404 });
  const html = app.components.find(({ category, attr3 }) => category === 4 && attr3 === '1');
  if (html) await checkHtml(run, scope, html.view_uid);
  const known = new Map(seen.map((item) => [item.view_uid, item]));
  report.count('checks');
  return [...known.values()];
}

async function checkPages(run: Run, scope: Scope, id: string): Promise<Rest['Item'][]> {
  const { caller, options } = run;
  const place = { store: scope.codename, operation: 'getComponent', list: id };
  const items: Rest['Item'][] = [];
  for (let page = 1, last = 1; page <= Math.min(last, options.pages); page += 1) {
    const reply = await caller.call(scope, 'getComponent', {
      path: { id },
      fields: { codename: scope.codename, page },
    });
    if (!reply) break;
    const { view_uid, lists } = reply.body.data;
    if (!verify(run, view_uid === id, { ...place, record: id }, `answers the component "${view_uid}"`)) break;
    verify(
      run,
      lists.current_page === page,
      { ...place, record: id },
      `page ${page} is told as page ${lists.current_page}`,
    );
    last = lists.last_page;
    items.push(...lists.data);
  }
  verifyUnique(
    run,
    items.map(({ view_uid }) => view_uid),
    place,
  );
  return items;
}

async function checkHtml(run: Run, scope: Scope, id: string) {
  const fields = { app_vuid: scope.viewUid, lat: -6.1754, lng: 106.8272, hostname: 'store.test', type: 2 };
  const reply = await run.caller.call(scope, 'compileComponentHtml', { path: { id }, fields });
  const isFilled = !/\{(lat|lng|hostname)\}/.test(reply?.body.data ?? '');
  const place = { store: scope.codename, operation: 'compileComponentHtml', record: id };
  verify(run, isFilled, place, 'has placeholders that are not filled in');
}
