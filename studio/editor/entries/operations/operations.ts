import type { Operation } from 'fast-json-patch';
import type { Editor, Json } from '../../editor';
import { hasTabs, isInMenu } from '../model/home-sections';
import { kinds } from '../model/kinds';
import type { NodeEntry, NodeList, OutlineNode } from '../model/outline-node';
import { listAt, numberAt, parentOf, textAt, valueAt } from '../../values';
import { newId, takenIds, withNewIds } from './new-ids';
import { moveBreaksCondition } from './conditions';
import { pointToCopy } from './point-to-copy';

type Document = Editor['document'];

/** A node that stands for an entry of a list. */
export type EntryNode = OutlineNode & { readonly entry: NodeEntry };

export const isEntry = (node: OutlineNode): node is EntryNode => node.entry !== null;

/** Why something cannot be done now. */
export type Refusal = 'role' | 'full' | 'last' | 'last-in-menu' | 'condition';

/** Layouts with tabs need a section in the menu. */
function isLastInMenu(document: Document, place: string): boolean {
  if (!hasTabs(document)) return false;
  const places = listAt(document, '/components').flatMap((component, at) =>
    isInMenu(component) ? [`/components/${at}`] : [],
  );
  return places.length === 1 && places[0] === place;
}

/** The operations that add what has the list, if it does not exist yet. */
function ensureList(document: Document, list: string): Operation[] {
  if (Array.isArray(valueAt(document, list))) return [];
  const parent = parentOf(list);
  const above: Operation[] =
    parent !== '' && valueAt(document, parent) === undefined ? [{ op: 'add', path: parent, value: {} }] : [];
  return [...above, { op: 'add', path: list, value: [] }];
}

export function addRefusal(
  { document, mayChange }: Pick<Editor, 'document' | 'mayChange'>,
  list: NodeList,
): Refusal | null {
  if (!mayChange(list.at)) return 'role';
  return listAt(document, list.at).length >= list.max ? 'full' : null;
}

export interface Change {
  readonly operations: readonly Operation[];
  /** Where the entry is afterwards. */
  readonly place: string;
}

export function addEntry(document: Document, list: NodeList, index: number, entry: Json): Change {
  const place = `${list.at}/${Math.min(index, listAt(document, list.at).length)}`;
  return { operations: [...ensureList(document, list.at), { op: 'add', path: place, value: entry }], place };
}

export function duplicate(document: Document, { place, entry: { kind, list, index } }: EntryNode): Change {
  const original = valueAt(document, place);
  const copy = pointToCopy(original, withNewIds(document, kind, structuredClone(original), list.at));
  return addEntry(document, list, index + 1, copy);
}

/** The smallest number of entries that a list may have, by the schema or by a rule. */
function minOf({ at, entry, min }: NodeList, document: Document) {
  const owner = valueAt(document, parentOf(at));
  const isNeeded = (entry === 'package' && numberAt(owner, 'type') === 3) || entry === 'option';
  return isNeeded ? 1 : min;
}

export function removeRefusal(
  { document, mayChange }: Pick<Editor, 'document' | 'mayChange'>,
  { place, entry: { kind, list } }: EntryNode,
): Refusal | null {
  if (!mayChange(list.at)) return 'role';
  if (listAt(document, list.at).length <= minOf(list, document)) return 'last';
  return kind === 'component' && isLastInMenu(document, place) ? 'last-in-menu' : null;
}

export const removeEntry = ({ place }: EntryNode): Operation[] => [{ op: 'remove', path: place }];

export interface Target {
  readonly list: NodeList;
  /** Among the entries that the list has without the moved one. */
  readonly index: number;
}

export function moveRefusal(
  { document, mayChange }: Pick<Editor, 'document' | 'mayChange'>,
  node: EntryNode,
  { list, index }: Target,
): Refusal | null {
  const { kind, list: from } = node.entry;
  if (!mayChange(from.at) || !mayChange(list.at)) return 'role';
  if (from.at === list.at) return moveBreaksCondition(document, node, index) ? 'condition' : null;
  if (list.entry !== kind || kinds[kind].travels !== true) return 'condition';
  if (listAt(document, list.at).length >= list.max) return 'full';
  return listAt(document, from.at).length <= minOf(from, document) ? 'last' : null;
}

export function moveEntry(document: Document, node: EntryNode, { list, index }: Target): Change {
  const { place, entry } = node;
  const isSameList = entry.list.at === list.at;
  const length = listAt(document, list.at).length - (isSameList ? 1 : 0);
  const path = `${list.at}/${Math.max(0, Math.min(index, length))}`;
  if (path === place) return { operations: [], place };
  const lists = isSameList ? [] : ensureList(document, list.at);
  const move: Operation = { op: 'move', from: place, path };
  return { operations: [...lists, move, ...(isSameList ? [] : renamed(document, node, list, path))], place: path };
}

/** An id that must be unique in its list alone may be taken in another one. */
function renamed(document: Document, { place, entry: { kind } }: EntryNode, list: NodeList, path: string): Operation[] {
  const { id } = kinds[kind];
  if (id?.scope !== 'list') return [];
  const own = textAt(valueAt(document, place), id.field);
  const taken = takenIds(document, kind, list.at);
  return taken.has(own) ? [{ op: 'replace', path: `${path}/${id.field}`, value: newId(own, taken) }] : [];
}

export function hideRefusal(
  { document, mayChange }: Pick<Editor, 'document' | 'mayChange'>,
  { place, visibility }: OutlineNode,
): Refusal | null {
  if (!visibility || !mayChange(visibility.pointer)) return 'role';
  return !visibility.isHidden && isLastInMenu(document, place) ? 'last-in-menu' : null;
}

/** A section is hidden by 0 and shown in the menu by 1, a popup likewise. */
export function toggleVisibility({ visibility }: OutlineNode): Operation[] {
  return visibility ? [{ op: 'add', path: visibility.pointer, value: visibility.isHidden ? 1 : 0 }] : [];
}
