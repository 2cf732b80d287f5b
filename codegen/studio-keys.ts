import type { JsonSchema } from '../provider/store-check/json-schema';
import { read, write } from './files';

/** Keys of the words that the studio's forms show, by the definition of the schema that they belong to. */
type KeysByDefinition = Readonly<Record<string, readonly string[]>>;

/** Holds the English texts of the fields beside it. */
const translations = 'en';

function requireOriginals(key: string, { properties = {} }: JsonSchema) {
  const translated = Object.keys(properties[translations]?.properties ?? {});
  const lone = translated.find((name) => !Object.hasOwn(properties, name));
  if (lone !== undefined) throw new Error(`${key}.${translations}.${lone} translates no field of ${key}`);
}

/** A translation has the words of its original, so it needs no key. */
function fieldKeys(key: string, schema: JsonSchema): string[] {
  requireOriginals(key, schema);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    name === translations ? [`${key}.${name}`] : keysOf(`${key}.${name}`, field),
  );
}

const valueKeys = (key: string, { enum: values, items }: JsonSchema) =>
  (values ?? items?.enum ?? []).map((value) => `${key}=${String(value)}`);

/** `app.slider`, its values if it has some, its fields, and `app.slider[]`: one entry, with the entry's fields. */
function keysOf(key: string, schema: JsonSchema): string[] {
  const entry = schema.items?.properties ? keysOf(`${key}[]`, schema.items) : [];
  return [key, ...valueKeys(key, schema), ...fieldKeys(key, schema), ...entry];
}

/** A definition of a plain value, such as a colour, has words where a field uses it; only its values have their own. */
const definitionKeys = (name: string, schema: JsonSchema) =>
  schema.properties || schema.oneOf ? keysOf(name, schema) : valueKeys(name, schema);

/** @param name of the document itself, beside the schema's definitions */
export function schemaKeys(name: string, { definitions = {}, ...document }: JsonSchema): KeysByDefinition {
  const keys = Object.entries({ [name]: document, ...definitions }).map(
    ([definition, schema]) => [definition, definitionKeys(definition, schema)] as const,
  );
  return Object.fromEntries(keys.filter(([, { length }]) => length > 0));
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T, key: string) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

/** Writes the key of each object's words into its `$comment`. */
function keyed(key: string, { properties, items, ...schema }: JsonSchema): JsonSchema {
  const fields = properties && mapValues(properties, (field, name) => keyed(`${key}.${name}`, field));
  return {
    ...schema,
    ...(fields && { $comment: key, properties: fields }),
    ...(items && { items: keyed(`${key}[]`, items) }),
  };
}

/** With it a check can name a field that is missing. */
export const keyedSchema = (name: string, { definitions = {}, ...document }: JsonSchema): JsonSchema => ({
  ...keyed(name, document),
  definitions: mapValues(definitions, (schema, definition) => keyed(definition, schema)),
});

export const studioSchemas = ['store', 'items'] as const;

export const studioKeys = (): KeysByDefinition =>
  Object.assign(
    {},
    ...studioSchemas.map((name) =>
      schemaKeys(name, JSON.parse(read(`schema/store/${name}.schema.json`)) as JsonSchema),
    ),
  ) as KeysByDefinition;

/** Writes the keys as types, so that words that are missing or left over fail the type check. */
export function writeStudioKeys() {
  const unions = Object.entries(studioKeys()).map(
    ([definition, keys]) => `  ${definition}:\n${keys.map((key) => `    | ${JSON.stringify(key)}`).join('\n')};\n`,
  );
  write(
    'studio/__generated__/schema-keys.ts',
    [
      `/** The keys of each definition of \`schema/store\`: fields, values, and what an entry is. */`,
      `export interface SchemaKeys {\n${unions.join('')}}`,
      '',
      'export type SchemaKey = SchemaKeys[keyof SchemaKeys];',
      '',
    ].join('\n'),
  );
}
