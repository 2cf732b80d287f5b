import type { ErrorObject } from 'ajv';

/** A violation of the contract in a reply, by record. */
export interface Violation {
  readonly list: string;
  readonly record: string;
  readonly problem: string;
}

const idFields = ['view_uid', 'unique_id', 'cart_unique_id', 'id', 'codename', 'code'];

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): string | null => {
  if (!isFields(value)) return null;
  const field = idFields.find((name) => typeof value[name] === 'string' && value[name] !== '');
  return field ? String(value[field]) : null;
};

interface Place {
  readonly list: string;
  readonly record: string;
  /** The path of the value in its record. */
  readonly field: string;
  readonly value: unknown;
}

/** The innermost record that contains a value, and the record around it. */
export function placeOf(body: unknown, path: readonly string[]): Place {
  let value = body;
  let from = 0;
  const ids: string[] = [];
  path.forEach((key, at) => {
    value = isFields(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    const isElement = /^\d+$/.test(key);
    const id =
      idOf(value) ??
      (isElement && isFields(value) ? `number ${Number(key) + 1} of ${path.slice(0, at).join('/')}` : null);
    if (id === null) return;
    ids.push(id);
    from = at + 1;
  });
  return { record: ids.at(-1) ?? '', list: ids.at(-2) ?? '', field: path.slice(from).join('/'), value };
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function problemOf(error: ErrorObject, { field, value }: Place): string {
  const named = (name: string) => [field, name].filter(Boolean).join('/');
  if (error.keyword === 'required')
    return `${named((error.params as { missingProperty: string }).missingProperty)} is missing`;
  if (error.keyword === 'enum') {
    const { allowedValues } = error.params as { allowedValues: unknown[] };
    return `${field || 'it'} is ${shown(value)}, must be one of ${allowedValues.map(shown).join(', ')}`;
  }
  return `${field || 'it'} is ${shown(value)}, ${error.message ?? 'breaks the contract'}`;
}

/** Errors of the null alternative only repeat those of the other one. */
const isNoise = ({ keyword, params }: ErrorObject) =>
  keyword === 'oneOf' || keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');

/** One violation for each field of each record that breaks the contract. */
export function violationsOf(body: unknown, errors: readonly ErrorObject[]): Violation[] {
  const telling = errors.filter((error) => !isNoise(error));
  return (telling.length > 0 ? telling : errors).map((error) => {
    const place = placeOf(body, error.instancePath.split('/').slice(1));
    return { list: place.list, record: place.record, problem: problemOf(error, place) };
  });
}

/** Calls back for every value of a reply, with its path. */
export function eachValue(
  body: unknown,
  visit: (value: unknown, path: readonly string[]) => void,
  path: readonly string[] = [],
) {
  visit(body, path);
  if (typeof body !== 'object' || body === null) return;
  for (const [key, child] of Object.entries(body)) eachValue(child, visit, [...path, key]);
}
