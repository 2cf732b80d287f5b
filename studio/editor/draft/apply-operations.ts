import type { PatchOperation } from '../../../machines/studio/draft-sheet';
import { type Fields, isFields } from '../../../shared/documents/entries';
import { fromPointer } from '../../../shared/documents/pointers';
import { valueAt } from '../values';

const nothingAt = (step: string) => new Error(`There is nothing at "${step}"`);

/** Changes one value. What does not contain it stays the same object. */
function within(node: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(node);
  if (Array.isArray(node)) {
    if (!(Number(step) in node)) throw nothingAt(step);
    return node.map((entry: unknown, at) => (at === Number(step) ? within(entry, rest, change) : entry));
  }
  if (!isFields(node) || !Object.hasOwn(node, step)) throw nothingAt(step);
  return { ...node, [step]: within(node[step], rest, change) };
}

function added(node: unknown, step: string, value: unknown): unknown {
  if (isFields(node)) return { ...node, [step]: value };
  if (!Array.isArray(node)) throw nothingAt(step);
  return node.toSpliced(step === '-' ? node.length : Number(step), 0, value);
}

function removed(node: unknown, step: string): unknown {
  if (Array.isArray(node)) return node.toSpliced(Number(step), 1);
  const { [step]: _, ...rest } = node as Fields;
  return rest;
}

function apply(document: unknown, { op, path, from, value }: PatchOperation): unknown {
  const steps = fromPointer(path);
  const last = steps.at(-1);
  if (op === 'replace' || last === undefined) return within(document, steps, () => value);
  const parent = steps.slice(0, -1);
  if (op === 'add') return within(document, parent, (node) => added(node, last, value));
  if (op === 'remove') {
    within(document, steps, () => undefined);
    return within(document, parent, (node) => removed(node, last));
  }
  const moved = valueAt(document, from ?? '');
  const rest = op === 'move' ? apply(document, { op: 'remove', path: from ?? '' }) : document;
  return apply(rest, { op: 'add', path, value: moved });
}

/** As RFC 6902 has it, except for `test`. @throws Error if one cannot be applied */
export const applyOperations = (document: Fields, operations: readonly PatchOperation[]): Fields =>
  operations.reduce<unknown>(apply, document) as Fields;
