/** A value as it leaves the page: itself where the machine allows it, else no more than its type and size. */
export type Shown = string | number | boolean | null | Described;

export interface Described {
  type: string;
  size?: number;
}

/** What is told of an object: by path, so that two of them can be compared line by line. */
export interface ShownFields {
  readonly [path: string]: Shown;
}

const longestText = 100;

function described(value: unknown): Described {
  if (value === null) return { type: 'null' };
  if (typeof value === 'string') return { type: 'string', size: value.length };
  if (Array.isArray(value)) return { type: 'array', size: value.length };
  if (value instanceof Error) return { type: 'error' };
  if (typeof value === 'object') return { type: 'object', size: Object.keys(value).length };
  return { type: typeof value };
}

function allowed(value: unknown): Shown {
  if (typeof value === 'string') return value.slice(0, longestText);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return described(value);
}

/** A path that a machine allows, taken apart once. */
export interface AllowedPath {
  path: string;
  steps: readonly string[];
}

export const allowedPaths = (paths: readonly string[]): readonly AllowedPath[] =>
  paths.map((path) => ({ path, steps: path.split('.') }));

type Inside = { readonly [name: string]: unknown };

const isPlain = (value: unknown): value is Inside =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Error);

const isNew = (name: string, value: Inside, before: Inside) => value[name] !== before[name] || !(name in before);

const at = (value: unknown, steps: readonly string[]) =>
  steps.reduce<unknown>(
    (inside, name) => (inside !== null && typeof inside === 'object' ? (inside as Inside)[name] : undefined),
    value,
  );

/**
 * What may be told of a value: the paths that a machine allows, and the type and size of all else on its surface. With a
 * value before it, only what differs.
 */
export function shownFields(value: unknown, allow: readonly AllowedPath[] = [], before: unknown = null): ShownFields {
  if (!isPlain(value)) return value === undefined ? {} : { '': described(value) };
  if (value === before) return {};
  const known: Inside = isPlain(before) ? before : {};
  const fields: { [path: string]: Shown } = {};
  for (const name of Object.keys(value)) {
    const inside = value[name];
    if (inside !== undefined && typeof inside !== 'function' && isNew(name, value, known))
      fields[name] = described(inside);
  }
  for (const { path, steps } of allow) {
    const inside = isNew(steps[0] ?? '', value, known) ? at(value, steps) : undefined;
    if (inside !== undefined) fields[path] = allowed(inside);
  }
  return fields;
}
