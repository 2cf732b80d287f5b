import { isDeepStrictEqual } from 'node:util';
import type { Conflict } from '../../shared/documents/merge';
import { entriesById, type Fields, isFields, isMoved } from '../../shared/documents/entries';
import { pathText } from './issue';

const maxPreview = 40;

function preview(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isFields(value)) return 'a set of fields';
  const text = JSON.stringify(value) ?? '';
  return text.length > maxPreview ? `${text.slice(0, maxPreview)}…` : text;
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: string): string[] {
  const entries = entriesById(before, after);
  if (!entries) return [`${path}: ${preview(before)} → ${preview(after)}, with other entries`];
  const [old, now] = entries;
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return [
    ...ids.flatMap((id) => valueChanges(old.get(id), now.get(id), `${path}[${id}]`)),
    ...(isMoved(old, now) ? [`${path}: order changed`] : []),
  ];
}

function valueChanges(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return [`${path}: added (${preview(after)})`];
  if (after === undefined) return [`${path}: removed (${preview(before)})`];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (!isFields(before) || !isFields(after)) return [`${path}: ${preview(before)} → ${preview(after)}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => valueChanges(before[name], after[name], path ? `${path}.${name}` : name));
}

/** A line for each field that changed, such as `app.layout: 4 → 7`; list entries are matched by their ids. */
export const documentChanges = (before: Fields, after: Fields): string[] => valueChanges(before, after, '');

const valueText = (value: unknown) => (value === undefined ? 'nothing' : preview(value));

/** Such as `app.name: stays "Promo", not "Toko"`. */
export const conflictText = ({ path, mine, theirs }: Conflict) =>
  `${pathText(path)}: stays ${valueText(mine)}, not ${valueText(theirs)}`;

const maxNames = 3;

export function changesText(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  const names = changes.slice(0, maxNames).map((change) => change.replace(/: .*$/s, ''));
  const more = changes.length > maxNames ? ' …' : '';
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${names.join(', ')}${more}`;
}
