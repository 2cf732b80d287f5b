import type { DefinedError, ValidateFunction } from 'ajv';
import type { Issue, Path } from './issue';
import { type JsonSchema, resolveRef } from './json-schema';
import { nearest } from './message-text';
import { takes } from './fixes';
import { toSteps } from './to-issues';

export interface Repaired<T> {
  value: T;
  isCertain: (issue: Issue) => boolean;
  /** Whether ids, types or whole parts are invented, so that errors about references to them are uncertain. */
  isStructural: boolean;
}

const structural = [
  'view_uid',
  'id',
  'code',
  'codename',
  'unique_id',
  'service',
  'product_code',
  'category',
  'type',
  'visibility',
  'components',
  'line',
];
const samples = [
  'listimage/x.svg',
  '#000000',
  '2026-01-01',
  '00:00',
  '00:00-23:59',
  '00.00',
  'id.a.b',
  'a.example',
  '0800',
];
const maxRounds = 12;

type Holder = Record<string | number, unknown>;

const holderOf = (value: unknown, path: Path): Holder | undefined =>
  path.slice(0, -1).reduce<unknown>((node, step) => (node as Holder | undefined)?.[step], value) as Holder | undefined;

function standIn(schema: JsonSchema, root: JsonSchema, count: number): unknown {
  const {
    type,
    const: only,
    enum: choices,
    minimum = 0,
    default: usual,
    ...rest
  } = { ...resolveRef(schema, root), ...schema };
  if (usual !== undefined) return structuredClone(usual);
  if (only !== undefined || choices) return only ?? choices?.[0];
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'integer' || type === 'number') return minimum;
  return [`x${count}`, `x${count}`.padEnd(8, 'x'), ...samples].find((text) => takes({ type, ...rest }, text));
}

function repairOne(value: unknown, error: DefinedError, root: JsonSchema, count: number): Path | undefined {
  const at = toSteps(error.instancePath);
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  if (error.keyword === 'required' || error.keyword === 'dependencies') {
    const name = error.params.missingProperty;
    const path = [...at, name];
    const holder = holderOf(value, path);
    if (!holder || Object.hasOwn(holder, name)) return undefined;
    holder[name] = standIn(schema.properties?.[name] ?? {}, root, count);
    return path;
  }
  if (error.keyword === 'additionalProperties') {
    const name = error.params.additionalProperty;
    const holder = holderOf(value, [...at, name]);
    const field = nearest(name, Object.keys(schema.properties ?? {}));
    if (holder && field !== undefined && !Object.hasOwn(holder, field)) holder[field] = holder[name];
    if (holder) delete holder[name];
    return [...at, name];
  }
  const holder = holderOf(value, at);
  const last = at.at(-1);
  if (!holder || last === undefined) return undefined;
  const choices = error.keyword === 'enum' ? { enum: error.params.allowedValues as unknown[] } : {};
  const replacement = standIn({ ...schema, ...choices }, root, count);
  if (replacement === undefined || replacement === holder[last]) delete holder[last];
  else holder[last] = replacement;
  return at;
}

/**
 * A copy of the document that fits the schema, so that the rules can check the rest of it. A misspelt field gets its
 * right name; missing and invalid values get a placeholder. @returns undefined if it takes too many rounds
 */
export function repair<T>(document: unknown, check: ValidateFunction, root: unknown): Repaired<T> | undefined {
  const value: unknown = structuredClone(document);
  const changed: Path[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    if (check(value)) {
      const isStructural = changed.some(
        (path) => structural.includes(String(path.at(-1))) || typeof path.at(-1) === 'number',
      );
      const isChanged = ({ path }: Issue) => changed.some((one) => one.every((step, index) => step === path[index]));
      return { value: value as T, isStructural, isCertain: (issue) => !isChanged(issue) };
    }
    const errors = ((check.errors ?? []) as DefinedError[]).filter(({ keyword }) => keyword !== 'if');
    const [misspelt, others] = [true, false].map((isKey) =>
      errors.filter(({ keyword }) => (keyword === 'additionalProperties') === isKey),
    );
    for (const error of [...(misspelt ?? []), ...(others ?? [])]) {
      const path = repairOne(value, error, root as JsonSchema, changed.length);
      if (path) changed.push(path);
    }
  }
  return undefined;
}
