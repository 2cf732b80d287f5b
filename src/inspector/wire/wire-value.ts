/** A value as it leaves the page: the value itself if the machine allows it; otherwise only its type and size. */
export type WireValue = string | number | boolean | null | Described;

export interface Described {
  type: string;
  size?: number;
}

/** An object as sent: values by path, so that two objects can be compared line by line. */
export interface ShownFields {
  readonly [path: string]: WireValue;
}

const maxText = 100;

function described(value: unknown): Described {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'string', size: value.length };
  if (Array.isArray(value)) return { type: 'array', size: value.length };
  if (value instanceof Error) return { type: 'error' };
  if (typeof value === 'object') return { type: 'object', size: Object.keys(value).length };
  return { type: typeof value };
}

function allowed(value: unknown): WireValue {
  if (typeof value === 'string') return value.slice(0, maxText);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return described(value);
}

/** A path that a machine allows, parsed once. */
export interface AllowedPath {
  path: string;
  steps: readonly string[];
}

export const allowedPaths = (paths: readonly string[]): readonly AllowedPath[] =>
  paths.map((path) => ({ path, steps: path.split('.') }));

type Inside = { readonly [name: string]: unknown };

const isPlain = (value: unknown): value is Inside =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Error);

const at = (value: unknown, steps: readonly string[]) =>
  steps.reduce<unknown>(
    (inside, name) => (inside !== null && typeof inside === 'object' ? (inside as Inside)[name] : undefined),
    value,
  );

/** A field of the previous value. */
const absent: Described = { type: 'undefined' };

export const isAbsent = (value: WireValue) => value !== null && typeof value === 'object' && value.type === absent.type;

const isTold = (inside: unknown) => inside !== undefined && typeof inside !== 'function';

/** The allowed paths of a value, and the type and size of everything else. With a previous value, only what differs. */
export function shownFields(value: unknown, allow: readonly AllowedPath[] = [], before: unknown = null): ShownFields {
  if (!isPlain(value)) return value === undefined ? {} : { '': described(value) };
  if (value === before) return {};
  const previous: Inside = isPlain(before) ? before : {};
  const fields: { [path: string]: WireValue } = {};
  // With for-in, V8 recompiles this every few calls, because the values have several shapes.
  for (const name of Object.keys(previous)) {
    if (value[name] !== previous[name] && isTold(previous[name]) && !isTold(value[name])) fields[name] = absent;
  }
  for (const name of Object.keys(value)) {
    if (value[name] !== previous[name] && isTold(value[name])) fields[name] = described(value[name]);
  }
  for (const { path, steps } of allow) {
    const [first = ''] = steps;
    if (value[first] === previous[first]) continue;
    const inside = at(value, steps);
    if (inside !== undefined) fields[path] = allowed(inside);
    else if (at(previous, steps) !== undefined) fields[path] = absent;
  }
  return fields;
}
