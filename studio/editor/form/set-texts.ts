import type { Operation } from 'fast-json-patch';
import type { Json } from '../editor';
import { listAt } from '../values';
import { setValue } from './set-value';

/** The texts of lines; empty lines are none. */
export const textsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The operations that give a field the texts. A single text that is new or different is changed alone, so that typing
 * in it is one step of undo.
 */
export function setTexts(document: Json, pointer: string, texts: readonly string[]): Operation[] {
  const before = listAt(document, pointer);
  const at = texts.findIndex((text, index) => text !== before[index]);
  const isSameFrom = (from: number, fromBefore: number) =>
    JSON.stringify(texts.slice(from)) === JSON.stringify(before.slice(fromBefore));
  if (before.length > 0 && at >= 0) {
    const [path, value] = [`${pointer}/${at}`, texts[at]];
    if (isSameFrom(at + 1, at + 1) && at < before.length) return [{ op: 'replace', path, value }];
    if (isSameFrom(at + 1, at)) return [{ op: 'add', path, value }];
  }
  return setValue(document, pointer, texts.length === 0 ? undefined : texts);
}
