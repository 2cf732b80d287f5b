import type { Json } from '../../editor';
import type { EntryNode } from './operations';
import { listAt, textAt, valueAt } from '../../values';

/** A line of a form that depends on another one must stand after it. */
export function moveBreaksCondition(document: Json, { entry: { kind, list, index: from } }: EntryNode, to: number) {
  if (kind !== 'line') return false;
  const lines = [...listAt(document, list.at)];
  lines.splice(to, 0, ...lines.splice(from, 1));
  return lines.some((line, at) => {
    const needed = textAt(valueAt(line, '/show_if'), 'line');
    return needed !== '' && lines.findIndex((other) => textAt(other, 'view_uid') === needed) > at;
  });
}
