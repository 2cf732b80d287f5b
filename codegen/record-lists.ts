import { isObject, type Json, type JsonObject } from './json';

/** A list in a reply whose invalid records are left out. */
export interface RecordList {
  /** From the reply's root; `*` stands for each entry of an outer list. */
  path: string[];
  /** At least one of several records must be valid. */
  some: boolean;
  /** Of one record. */
  items: JsonObject;
}

const modes = ['skip', 'skip-some', 'refuse'];

const membersOf = (node: JsonObject): JsonObject[] =>
  ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const members = node[key];
    return Array.isArray(members) ? members.filter(isObject) : [];
  });

const isScalar = (node: JsonObject) => typeof node.type === 'string' && !['object', 'array'].includes(node.type);

/**
 * The lists of records in a reply's schema (without `$ref`), innermost first: a record is judged after what is in it.
 * @throws where a list of records does not say by `x-invalid-items` what becomes of invalid ones.
 */
export function recordLists(schema: JsonObject, operation: string): RecordList[] {
  const found = new Map<string, RecordList>();
  const visit = (node: Json | undefined, path: string[]) => {
    if (!isObject(node)) return;
    for (const member of membersOf(node)) visit(member, path);
    if (isObject(node.properties))
      for (const [name, child] of Object.entries(node.properties)) visit(child, [...path, name]);
    const { items } = node;
    if (!isObject(items)) return;
    const mode = node['x-invalid-items'];
    if (!isScalar(items) && !modes.some((known) => known === mode))
      throw new Error(`${operation}: the list at ${path.join('.')} needs x-invalid-items: ${modes.join(' or ')}`);
    if (mode === 'skip' || mode === 'skip-some') found.set(path.join('.'), { path, some: mode === 'skip-some', items });
    visit(items, [...path, '*']);
  };
  visit(schema, []);
  return [...found.values()].sort((a, b) => b.path.length - a.path.length);
}
