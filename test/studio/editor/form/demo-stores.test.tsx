import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { appGroups, groupPlace, type AppGroup } from '../../../../studio/editor/form/app-groups';
import { isPartList, schemaAt } from '../../../../studio/editor/form/schema-at';
import { showForm } from './form-double';

const folder = 'provider/seed/stores';
const stores = readdirSync(folder);

const documentOf = (store: string) =>
  parse(readFileSync(`${folder}/${store}/store.yaml`, 'utf8')) as Readonly<Record<string, unknown>>;

/** Every entry of a list of parts, and the entries in it. */
function entriesIn(document: unknown, value: unknown, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const schema = schemaAt(document, pointer);
  const isList = schema !== null && isPartList(schema);
  return Object.entries(value).flatMap(([step, child]) => [
    ...(isList ? [`${pointer}/${step}`] : []),
    ...entriesIn(document, child, `${pointer}/${step}`),
  ]);
}

/** The first entry of each kind: the others have the same form. */
function onePerForm(document: unknown, pointers: readonly string[]): string[] {
  const byForm = new Map(pointers.toReversed().map((pointer) => [schemaAt(document, pointer)?.$comment, pointer]));
  return [...byForm.values()];
}

test.each(stores)('opening every form of %s changes nothing', async (store) => {
  const document = documentOf(store);
  const groups = (Object.keys(appGroups) as AppGroup[]).map(groupPlace);
  const parts = ['/theme', '/rides', '/forms', '/bill_services', '/components'];
  const entries = onePerForm(document, entriesIn(document, document, ''));
  for (const place of [...groups, ...parts, ...entries]) {
    const form = await showForm({ document, place });
    expect([place, form.operations]).toEqual([place, []]);
    expect([place, globalThis.document.querySelector('h2') !== null]).toEqual([place, true]);
    form.unmount();
  }
});
