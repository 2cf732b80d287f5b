import type { JsonSchema } from '../provider/store-check/json-schema';
import { write } from './files';

const idField = 'view_uid';
const orNull = (schema: JsonSchema) => ({ anyOf: [schema, { type: 'null' }] });
const stockBefore = {
  type: 'integer',
  description: 'The stock at the time of the export, from which later sales are still deducted.',
};

/** An entry of a file: its id and the fields that change; null resets a field. */
function entrySchema(items: JsonSchema, name: 'item' | 'variant') {
  const { properties = {}, description } = items.definitions?.[name] ?? {};
  const fields = Object.keys(properties).map((field) => {
    const schema =
      field === 'variants'
        ? { type: 'array', items: { $ref: '#/definitions/variant' } }
        : { $ref: `items-schema.json#/definitions/${name}/properties/${field}` };
    return [field, field === idField ? schema : orNull(schema)] as const;
  });
  const all: Record<string, unknown> = { ...Object.fromEntries<unknown>(fields), quantity_was: stockBefore };
  return { type: 'object', description, additionalProperties: false, required: [idField], properties: all };
}

/** Writes the schema of a file of items for editors. It refers to the schema of whole items. */
export function writeItemFileSchema(items: JsonSchema) {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'File of items',
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: {
      $schema: { type: 'string' },
      codename: { type: 'string', description: 'The store that the file was exported from.' },
      revision: { type: 'integer', description: 'The revision that the file was exported from.' },
      items: { type: 'array', items: { $ref: '#/definitions/item' } },
    },
    definitions: { item: entrySchema(items, 'item'), variant: entrySchema(items, 'variant') },
  };
  write('provider/__generated__/item-file-schema.json', JSON.stringify(schema, null, 2));
}
