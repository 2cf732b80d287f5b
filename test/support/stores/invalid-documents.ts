import storeSchema from '../../../schema/store/store.schema.json';
import { type JsonSchema, resolved } from './json-schema';

type Path = readonly (string | number)[];

/** One way to make a valid document invalid. */
export interface Breakage {
  what: string;
  /** The paths at which the check may report the error: the value or its container. */
  path: Path;
  /** The invalid document. */
  apply(document: object): object;
}

const root = storeSchema as unknown as JsonSchema;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(
  document: object,
  path: Path,
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
) {
  const copy = structuredClone(document);
  let holder = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  change(holder, path.at(-1) ?? '');
  return copy;
}

const replaced = (what: string, path: Path, value: unknown): Breakage => ({
  what,
  path,
  apply: (document) => changed(document, path, (holder, key) => (holder[key] = value)),
});

function memberOf(schema: JsonSchema, value: Record<string, unknown>): JsonSchema {
  const tag = schema.discriminator?.propertyName;
  const member = schema.oneOf
    ?.map((one) => resolved(one, root))
    .find((one) => tag !== undefined && one.properties?.[tag]?.const === value[tag]);
  return member ?? schema;
}

function ofScalar(schema: JsonSchema, path: Path): Breakage[] {
  const found = [replaced('a wrong type', path, [])];
  if (schema.enum) found.push(replaced('a value beside the list', path, 'no such value'));
  if (schema.pattern) found.push(replaced('a text of the wrong form', path, '~ not of that form ~'));
  if (schema.minimum !== undefined) found.push(replaced('too small a number', path, schema.minimum - 1));
  if (schema.maximum !== undefined) found.push(replaced('too large a number', path, schema.maximum + 1));
  if (schema.format) found.push(replaced('a text that shows nothing', path, ' \u200b\u3164'));
  if (schema.minLength) found.push(replaced('too short a text', path, ''));
  if (schema.maxLength) found.push(replaced('too long a text', path, 'x'.repeat(schema.maxLength + 1)));
  return found;
}

/** Every way to make `value`, which is valid by `schema`, invalid. */
function breakagesOf(schema: JsonSchema, value: unknown, path: Path): Breakage[] {
  const node = resolved(schema, root);
  if (Array.isArray(value)) {
    const { minItems = 0 } = node;
    return [
      replaced('a wrong type', path, 'no list'),
      ...(minItems > 0 ? [replaced('too short a list', path, [])] : []),
      ...value.flatMap((entry, index) => breakagesOf(node.items ?? {}, entry, [...path, index])),
    ];
  }
  if (!isRecord(value)) return ofScalar(node, path);
  const member = memberOf(node, value);
  const unknownField = [...path, 'no_such_field'];
  return [
    replaced('an unknown field', unknownField, 1),
    ...(member.required ?? []).map((name) => ({
      what: `no ${name}`,
      path,
      apply: (document: object) => changed(document, [...path, name], (holder, key) => delete holder[key]),
    })),
    ...Object.entries(value).flatMap(([name, field]) =>
      breakagesOf(member.properties?.[name] ?? {}, field, [...path, name]),
    ),
  ];
}

/** Every way to make one value of this store document invalid. */
export const storeBreakages = (document: object): Breakage[] => breakagesOf(root, document, []);
