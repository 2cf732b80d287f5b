import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { Words } from '../../../words/words';
import type { Editor, Json } from '../../editor';
import { type AppGroup, groupPlace } from '../../form/app-groups';
import { isFields } from '../../../../shared/documents/entries';
import { kinds, listsOf, type ListKind, rootLists } from './kinds';
import type { NodeIcon, NodeList, OutlineNode } from './outline-node';
import { listAt, numberAt, textAt, valueAt } from '../../values';

export interface OutlineTexts {
  readonly words: Readonly<Record<SchemaKey, Words>>;
  readonly groups: Readonly<Record<AppGroup, string>>;
  readonly legal: string;
}

/** More entries than any list may have; of a longer one, the rest is not shown. */
export const maxEntriesShown = 1_000;

type Draft = { -readonly [K in keyof OutlineNode]: OutlineNode[K] } & { children: OutlineNode[] };

const hasCategory = new Set(['component', 'segment']);

/** A text of several languages or with formatting, in one line. */
const inOneLine = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The rows of the outline for a document. */
export function buildOutline(document: Editor['document'], texts: OutlineTexts): OutlineNode[] {
  const { words, groups } = texts;

  const fixed = (parent: OutlineNode | null, icon: NodeIcon, label: string, place: string): Draft => ({
    key: `${parent?.key ?? ''}~${icon}`,
    place,
    label,
    icon,
    entry: null,
    list: null,
    visibility: null,
    parent,
    children: [],
  });

  function labelOf(list: ListKind, entry: Json, index: number) {
    const kind = kinds[list.entry];
    const text = kind.labels.map((name) => inOneLine(textAt(entry, name))).find((one) => one !== '');
    return text ?? `${words[kind.words].name} ${index + 1}`;
  }

  function keyOf(parent: OutlineNode, list: NodeList, entry: Json, index: number, used: Set<string>) {
    const field = kinds[list.entry].id?.field;
    const id = field !== undefined && isFields(entry) ? entry[field] : undefined;
    const key = `${parent.key}${list.pointer}/${typeof id === 'string' || typeof id === 'number' ? `=${id}` : index}`;
    const unique = used.has(key) ? `${key}#${index}` : key;
    used.add(unique);
    return unique;
  }

  function addEntries(parent: Draft, list: NodeList) {
    const used = new Set<string>();
    parent.list = list;
    parent.children.push(
      ...listAt(document, list.at)
        .slice(0, maxEntriesShown)
        .map((entry, index) => {
          const place = `${list.at}/${index}`;
          const sort = numberAt(entry, hasCategory.has(list.entry) ? 'category' : 'type') ?? null;
          const node: Draft = {
            key: keyOf(parent, list, entry, index, used),
            place,
            label: labelOf(list, entry, index),
            icon: list.entry,
            entry: { kind: list.entry, list, index, sort },
            list: null,
            visibility:
              list.entry === 'component'
                ? { pointer: `${place}/visibility`, isHidden: numberAt(entry, 'visibility') === 0 }
                : null,
            parent,
            children: [],
          };
          addLists(node, listsOf(list.entry, entry), place);
          return node;
        }),
    );
  }

  /** One list makes its entries children; several have a heading each. */
  function addLists(node: Draft, lists: readonly ListKind[], place: string) {
    const [only] = lists;
    if (lists.length === 1 && only) addEntries(node, { ...only, at: `${place}${only.pointer}` });
    if (lists.length < 2) return;
    for (const list of lists) {
      const at = `${place}${list.pointer}`;
      const heading: Draft = {
        ...fixed(node, list.entry, words[list.words].name, at),
        key: `${node.key}${list.pointer}`,
      };
      addEntries(heading, { ...list, at });
      node.children.push(heading);
    }
  }

  const withEntries = (node: Draft, list: ListKind) => {
    addEntries(node, { ...list, at: list.pointer });
    return node;
  };
  const group = (name: AppGroup) => fixed(null, name, groups[name], groupPlace(name));
  const below = (node: Draft, ...children: OutlineNode[]) => {
    node.children.push(...children);
    return node;
  };

  const identity = group('identity');
  const look = group('look');
  const home = group('home');
  const rides = fixed(null, 'rides', words['store.rides'].name, '/rides');
  const slider = fixed(home, 'slider', words['app.slider'].name, rootLists.slider.pointer);
  const popup: Draft = {
    ...fixed(home, 'popup', groups.popup, groupPlace('popup')),
    visibility: { pointer: '/app/popup_flag', isHidden: valueAt(document, '/app/popup_flag') !== 1 },
  };
  const ofRides = (list: ListKind) => withEntries(fixed(rides, list.entry, words[list.words].name, list.pointer), list);

  return [
    withEntries(fixed(null, 'sections', words['store.components'].name, ''), rootLists.components),
    below(home, withEntries(slider, rootLists.slider), popup),
    below(look, fixed(look, 'theme', words['store.theme'].name, '/theme')),
    below(identity, fixed(identity, 'legal', texts.legal, '/app/terms')),
    withEntries(group('search'), rootLists.labels),
    group('selling'),
    withEntries(group('delivery'), rootLists.carriers),
    withEntries(group('payment'), rootLists.payments),
    withEntries(group('wallet'), rootLists.rewards),
    withEntries(
      fixed(null, 'bills', words['store.bill_services'].name, rootLists.billServices.pointer),
      rootLists.billServices,
    ),
    below(rides, ofRides(rootLists.zones), ofRides(rootLists.hours), ofRides(rootLists.surge)),
    withEntries(fixed(null, 'forms', words['store.forms'].name, rootLists.forms.pointer), rootLists.forms),
  ];
}
