import { stringify } from 'yaml';
import storeSchema from '../__generated__/store-schema.json';
import { type JsonSchema, membersOf, resolveRef } from './json-schema';
import type { StoreDocument } from './store-document';

const root = storeSchema as JsonSchema;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Resolves a `$ref`, or the member that the tag selects. */
function schemaOf(value: Record<string, unknown>, schema: JsonSchema): JsonSchema {
  const resolved = resolveRef(schema, root);
  const tag = resolved.discriminator?.propertyName;
  const chosen = tag && membersOf(resolved, root).find((member) => member.value === value[tag]);
  return chosen ? chosen.resolved : resolved;
}

/** The database does not store the order of keys. */
function inSchemaOrder(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value)) {
    const entries = resolveRef(schema, root).items ?? {};
    return value.map((entry) => inSchemaOrder(entry, entries));
  }
  if (!isObject(value)) return value;
  const { properties = {} } = schemaOf(value, schema);
  const ordered = Object.entries(properties).filter(([key]) => key in value);
  const rest = Object.keys(value).filter((key) => !(key in properties));
  return Object.fromEntries([
    ...ordered.map(([key, property]) => [key, inSchemaOrder(value[key], property)]),
    ...rest.map((key) => [key, value[key]]),
  ]);
}

/** Applying the result again changes nothing. */
export const toYaml = (document: StoreDocument, revision?: number) =>
  stringify(inSchemaOrder({ ...document, ...(revision && { revision }) }, root), { lineWidth: 0, singleQuote: true });
