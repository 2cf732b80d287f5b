import { stringify } from 'yaml';
import storeSchema from '../__generated__/store-schema.json';
import { type JsonSchema, membersOf, resolveRef } from './json-schema';
import type { StoreDocument } from './store-document';

const root = storeSchema as JsonSchema;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema that describes `value`: behind a `$ref`, or the member of a choice that its tag names. */
function schemaOf(value: Record<string, unknown>, schema: JsonSchema): JsonSchema {
  const resolved = resolveRef(schema, root);
  const tag = resolved.discriminator?.propertyName;
  const chosen = tag && membersOf(resolved, root).find((member) => member.value === value[tag]);
  return chosen ? chosen.resolved : resolved;
}

/** The same value with its keys in the order in which the schema has them; the database keeps none. */
function inSchemaOrder(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const entries = resolveRef(schema, root).items ?? {};
    return value.map((entry) => inSchemaOrder(entry, entries));
  }
  if (!isObject(value)) return value;
  const { properties = {} } = schemaOf(value, schema);
  const known = Object.entries(properties).filter(([key]) => key in value);
  const rest = Object.keys(value).filter((key) => !(key in properties));
  return Object.fromEntries([
    ...known.map(([key, property]) => [key, inSchemaOrder(value[key], property)]),
    ...rest.map((key) => [key, value[key]]),
  ]);
}

/** A store document as a person would write it, with the revision that it is from; applied again, it changes nothing. */
export const toYaml = (document: StoreDocument, revision?: number) =>
  stringify(inSchemaOrder({ ...document, ...(revision && { revision }) }, root), { lineWidth: 0, singleQuote: true });
