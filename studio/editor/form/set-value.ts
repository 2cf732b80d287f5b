import { fromPointer } from '../../../shared/documents/pointers';
import type { Operation } from 'fast-json-patch';
import type { Json } from '../editor';
import { lastStep, parentOf, valueAt } from '../values';

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

const isList = (value: Json) => Array.isArray(value);

/** The value inside the objects that the document does not have yet. */
function addition(document: Json, pointer: string, value: Json): Operation {
  const parent = parentOf(pointer);
  if (parent === '' || valueAt(document, parent) !== undefined) return { op: 'add', path: pointer, value };
  return addition(document, parent, { [lastStep(pointer)]: value });
}

/** Removes an object too if the value was the last that it had; entries of lists stay. */
function removal(document: Json, pointer: string): Operation {
  const parent = parentOf(pointer);
  const isAlone = Object.keys(valueAt(document, parent) as object).length === 1;
  const isInEntry = fromPointer(pointer).length < 2 || isList(valueAt(document, parentOf(parent)));
  return isAlone && !isInEntry && parent !== '' ? removal(document, parent) : { op: 'remove', path: pointer };
}

/** The operations that give a field a value; undefined removes it. */
export function setValue(document: Json, pointer: string, value: Json): Operation[] {
  const before = valueAt(document, pointer);
  if (isSame(before, value)) return [];
  if (value === undefined) return [removal(document, pointer)];
  return before === undefined ? [addition(document, pointer, value)] : [{ op: 'replace', path: pointer, value }];
}
