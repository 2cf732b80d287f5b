import { isObject, type Json, type JsonObject } from './json';

/** A list in a reply whose invalid records are left out. */
export interface RecordList {
  /** The path from the reply's root; `*` stands for each entry of an outer list. */
  path: string[];
  /** If there are several records, at least one must be valid. */
  some: boolean;
  /** The schema of one record. */
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
 * The lists of records in a reply's schema (without `$ref`), innermost first, so that a record is checked after the
 * records inside it. @throws Error if a list of records does not declare with `x-invalid-items` how to treat invalid
 * ones.
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
