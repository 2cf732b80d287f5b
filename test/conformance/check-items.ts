import type { components } from '../../server/__generated__/rest';
import type { Scope } from './caller';
import { nobody, type Run, sound, verify, verifyUnique } from './run';

type Rest = components['schemas'];

const maxRelated = 9;

/** Checks item pages. @returns the details of the valid ones */
export async function checkItems(
  run: Run,
  scope: Scope,
  items: readonly Rest['Item'][],
): Promise<Rest['ItemDetail'][]> {
  const { caller, options } = run;
  const { codename } = scope;
  const details: Rest['ItemDetail'][] = [];
  const known = [...new Map(items.map((item) => [item.view_uid, item])).values()].filter(({ view_uid }) =>
    /^\w{1,40}$/.test(view_uid),
  );
  for (const item of known.slice(0, options.items)) {
    const detail = await checkItem(run, scope, item);
    if (detail) details.push(detail);
  }
  await caller.call(scope, 'getItem', { path: { view_uid: nobody }, fields: { codename }, expect: 404 });
  await checkSitemap(run, scope);
  return sound(run, codename, details);
}

async function checkItem(run: Run, scope: Scope, item: Rest['Item']): Promise<Rest['ItemDetail'] | null> {
  const { caller, report } = run;
  const { codename } = scope;
  const { view_uid } = item;
  const alone = await caller.call(scope, 'getItem', { path: { view_uid }, fields: { codename } });
  if (!alone) return null;
  const detail = alone.body.data;
  const place = { store: codename, operation: 'getItem', record: view_uid };
  if (!verify(run, detail.view_uid === view_uid, place, `answers the item "${detail.view_uid}"`)) return null;
  if (report.isBroken(codename, view_uid)) return null;
  for (const field of ['title', 'price', 'type'] as const)
    verify(run, detail[field] === item[field], place, `${field} is ${detail[field]}, in lists ${item[field]}`);
  await checkAround(run, scope, detail);
  return detail;
}

/** Checks reviews, related items and the items of a shop. */
async function checkAround(run: Run, scope: Scope, { view_uid, type }: Rest['ItemDetail']) {
  const { caller } = run;
  const { codename } = scope;
  const reviews = await caller.call(scope, 'listReviews', { path: { view_uid }, fields: { codename } });
  const reviewIds = (reviews?.body.data.data ?? []).map(({ id }) => id);
  verifyUnique(run, reviewIds, { store: codename, operation: 'listReviews', list: view_uid });
  const related = await caller.call(scope, 'listRelated', { fields: { view_uid, codename }, about: view_uid });
  const relatedIds = (related?.body.data ?? []).map((one) => one.view_uid);
  const place = { store: codename, operation: 'listRelated', list: view_uid };
  verifyUnique(run, relatedIds, place);
  verify(
    run,
    relatedIds.length <= maxRelated,
    place,
    `has ${relatedIds.length} items, at most ${maxRelated} are shown`,
  );
  verify(run, !relatedIds.includes(view_uid), { ...place, record: view_uid }, 'is related to itself');
  if (type !== 4) return;
  const children = await caller.call(scope, 'listChildren', { path: { id: view_uid }, fields: { codename } });
  const childIds = (children?.body.data.lists.data ?? []).map((one) => one.view_uid);
  verifyUnique(run, childIds, { store: codename, operation: 'listChildren', list: view_uid });
}

async function checkSitemap(run: Run, scope: Scope) {
  const { codename } = scope;
  const reply = await run.caller.call(scope, 'listSitemapPaths', { fields: { codename } });
  const ids = (reply?.body.data.data ?? []).map(({ view_uid }) => view_uid);
  verifyUnique(run, ids, { store: codename, operation: 'listSitemapPaths' });
}
