import type { Operation } from 'fast-json-patch';
import type { Fields } from '../../../shared/documents/entries';
import type { Editor } from '../../../studio/editor/editor';
import { kinds } from '../../../studio/editor/entries/model/kinds';
import type { NodeList } from '../../../studio/editor/entries/model/outline-node';
import { addEntry, isEntry, removeEntry } from '../../../studio/editor/entries/operations/operations';
import { choicesFor, makeEntry } from '../../../studio/editor/entries/palette/new-entries';
import { appGroups, type AppGroup, groupPlace } from '../../../studio/editor/form/app-groups';
import { formPlan } from '../../../studio/editor/form/form-plan';
import { isPartList, schemaAt } from '../../../studio/editor/form/schema-at';
import { setValue } from '../../../studio/editor/form/set-value';
import { lastStep, listAt, numberAt, parentOf, textAt, valueAt } from '../../../studio/editor/values';
import { words } from '../../../studio/words/id';
import { demoCatalogues } from '../../support/stores/demo-catalogue';
import { type Publisher, startPublisher } from '../../support/studio/start-publisher';
import { applied, outlineOf } from './entries/demo-outline';

type Document = Editor['document'];

/** Adds and removes entries until each list has as many as the target, of the same sorts; ids of the target by ours. */
function withEntries(start: Document, target: Document, ids: Map<string, string>): Document {
  let document = start;
  const run = (operations: readonly Operation[]) => {
    document = applied(document, operations);
  };
  const addTo = (list: NodeList, from: unknown) => {
    const sort = numberAt(from, ['component', 'segment'].includes(list.entry) ? 'category' : 'type') ?? null;
    const choices = choicesFor(list);
    const choice = choices.find((one) => one.sort === sort) ?? choices[0];
    if (!choice) throw new Error(`Nothing can be added to ${list.at}`);
    const entry = makeEntry(document, list, choice, (key) => words[key].name);
    run(addEntry(document, list, listAt(document, list.at).length, entry).operations);
  };
  const fill = (list: NodeList) => {
    const wanted = listAt(target, list.at);
    while (listAt(document, list.at).length < wanted.length) addTo(list, wanted[listAt(document, list.at).length]);
    const surplus = outlineOf(document).all.filter(
      (node) => isEntry(node) && node.entry.list.at === list.at && node.entry.index >= wanted.length,
    );
    for (const node of surplus.toReversed()) if (isEntry(node)) run(removeEntry(node));
    const field = kinds[list.entry].id?.field;
    for (const [at, entry] of wanted.entries()) {
      const own = field && textAt(valueAt(document, `${list.at}/${at}`), field);
      if (field && own) ids.set(own, textAt(entry, field));
    }
  };
  const filled = new Set<string>();
  for (;;) {
    const next = outlineOf(document).all.find(({ list }) => list && !filled.has(list.at))?.list;
    if (!next) return document;
    filled.add(next.at);
    fill(next);
  }
}

/** The fields that the form of a place has, and their translations beside them. */
function fieldsOf(document: Document, place: string): string[] {
  const plan = formPlan(document, [], place);
  if (!plan) return [];
  const walk = (node: object, pointer: string): string[] =>
    'properties' in node
      ? Object.entries(node.properties as Record<string, object>).flatMap(([name, one]) =>
          walk(one, `${pointer}/${name}`),
        )
      : [pointer, `${parentOf(pointer)}/en/${lastStep(pointer)}`];
  return walk(plan.schema, plan.base).filter((pointer) => {
    const schema = schemaAt(document, pointer);
    return schema !== null && !isPartList(schema);
  });
}

const places = (document: Document) => [
  ...(Object.keys(appGroups) as AppGroup[]).map(groupPlace),
  '/theme',
  '/rides',
  ...outlineOf(document).all.flatMap((node) => (isEntry(node) ? [node.place] : [])),
];

/** Gives each field of each form the value that the target has. */
function withFields(start: Document, target: Document): Document {
  let document = start;
  for (const place of places(document))
    for (const pointer of fieldsOf(document, place)) {
      const operations = setValue(document, pointer, valueAt(target, pointer));
      if (operations.length > 0) document = applied(document, operations);
    }
  return document;
}

function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, ids)]));
}

/** Nothing reads the one; the pictures' room has the other. */
function withoutOthers({ pictures: _, ...document }: Document): Document {
  const { label_default: _default, ...app } = document.app as Fields;
  return { ...document, app };
}

const codenames = [...demoCatalogues.keys()];

const target = (codename: string) => withoutOthers(demoCatalogues.get(codename)?.store as Document);

const made = new Map<string, Document>();

/** A store's document made from nothing, with the ids of its file in place of those that the studio gave. */
function make(codename: string): Document {
  const known = made.get(codename);
  if (known) return known;
  const wanted = target(codename);
  const ids = new Map<string, string>();
  let document: Document = { codename, app: { view_uid: textAt(wanted.app, 'view_uid') }, components: [] };
  // A field that others give its effect is in the form once they are set.
  for (let before: Document | null = null; before !== document; ) {
    before = document;
    const next = withFields(withEntries(document, wanted, ids), wanted);
    document = JSON.stringify(next) === JSON.stringify(document) ? document : next;
  }
  const own = renamed(document, ids) as Document;
  made.set(codename, own);
  return own;
}

test.each(codenames)('%s, made in the studio from nothing, equals its file', (codename) => {
  expect(make(codename)).toEqual(target(codename));
});

describe('at the provider', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await startPublisher();
  }, 60_000);
  afterAll(() => publisher.stop());

  test.each(codenames)('%s is exported alike, published from the studio or applied as its file', async (codename) => {
    const { app, ...file } = target(codename);
    await publisher.applyFile({ ...file, app: { ...(app as Fields), name: 'Sebelum Studio' } });
    await publisher.publish(make(codename));
    const published = await publisher.exported(codename);
    await publisher.applyFile({ ...file, app });
    expect(published).toEqual(await publisher.exported(codename));
  });
});
