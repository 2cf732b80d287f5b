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

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        inside !== null && typeof inside === 'object'
          ? (inside as { readonly [name: string]: unknown })[name]
          : undefined,
      value,
    );

/** What may be told of a value: the paths that a machine allows, and the type and size of all else on its surface. */
export function shownFields(value: unknown, paths: readonly string[] = []): ShownFields {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Error) {
    return value === undefined ? {} : { '': described(value) };
  }
  const fields: { [path: string]: Shown } = {};
  for (const [name, inside] of Object.entries(value)) {
    if (inside !== undefined && typeof inside !== 'function') fields[name] = described(inside);
  }
  for (const path of paths) {
    const inside = at(value, path);
    if (inside !== undefined) fields[path] = allowed(inside);
  }
  return fields;
}
