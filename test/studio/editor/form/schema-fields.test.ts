import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../support/programs/programs';
import { type JsonSchema, resolved } from '../../../support/stores/json-schema';
import { schemaFields } from './every-field/schema-fields';

const root = JSON.parse(readFileSync(join(repository, 'schema/store/store.schema.json'), 'utf8')) as JsonSchema;

/** Every property of a schema, by its row. */
const propertiesOf = (key: string, { properties = {}, items }: JsonSchema): [row: string, schema: JsonSchema][] => [
  ...Object.entries(properties).flatMap(([name, field]): [string, JsonSchema][] => [
    [`${key}.${name}`.replace(/[.]en[.](\w+)$/, '.$1 in English'), field],
    ...propertiesOf(`${key}.${name}`, field),
  ]),
  ...(items ? propertiesOf(`${key}[]`, items) : []),
];

const properties = Object.entries({ store: root, ...root.definitions }).flatMap(([name, schema]) =>
  propertiesOf(name, schema),
);

test('every property of a store has a row, but for objects, which hold properties that have one', () => {
  const rows = new Set(schemaFields());
  const isObject = (schema: JsonSchema) => resolved(schema, root).properties !== undefined;
  const leaves = properties.filter(([, schema]) => !isObject(schema)).map(([row]) => row);
  expect(leaves.filter((row) => !rows.has(row))).toEqual([]);
  expect([...rows].filter((row) => !leaves.includes(row))).toEqual([]);
});
