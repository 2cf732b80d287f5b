import Ajv from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { type JsonSchema, membersOf } from '../provider/store-check/json-schema';
import { visibleText } from '../provider/store-check/message-text';
import { read, write } from './files';
import { keyedSchema } from './studio-keys';
import { writeItemFileSchema } from './item-file-schema';

/** The parts that are checked separately, or filled with defaults if a revision stored only part of a document. */
const parts: readonly (readonly [name: string, schema: 'store' | 'items', part?: string])[] = [
  ['items', 'items'],
  ['store', 'store'],
  ['app', 'store', 'app'],
  ['billService', 'store', 'billService'],
  ['component', 'store', 'component'],
  ['form', 'store', 'form'],
  ['rides', 'store', 'rides'],
];

/**
 * Replaces each discriminated `oneOf` by one `if` per member: Ajv's own discriminator takes strings only, and a plain
 * `oneOf` reports every member and fills no defaults. The field that chooses has the same words in all members.
 */
function chooseByValue(node: unknown, root: JsonSchema): unknown {
  if (Array.isArray(node)) return node.map((entry) => chooseByValue(entry, root));
  if (typeof node !== 'object' || node === null) return node;
  const { oneOf, discriminator, ...schema } = node as JsonSchema;
  const rest = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, chooseByValue(value, root)]));
  if (!oneOf || !discriminator) return oneOf ? { ...rest, oneOf: chooseByValue(oneOf, root) } : rest;
  const tag = discriminator.propertyName;
  const members = membersOf({ oneOf, discriminator }, root);
  return {
    ...rest,
    $comment: members[0]?.resolved.$comment,
    properties: {
      [tag]: {
        enum: members.map(({ value }) => value),
        description: members.map(({ resolved }) => resolved.description).join(' '),
      },
    },
    allOf: members.map(({ member, value }) => ({
      if: { required: [tag], properties: { [tag]: { const: value } } },
      then: member,
    })),
  };
}

/** Compiled checks of a store's documents, which also fill in the defaults: compiling them takes up to half a second. */
export function writeStoreChecks() {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictTypes: false,
    formats: { visible: visibleText },
    code: { source: true, esm: false },
  });
  for (const name of ['store', 'items']) {
    const text = read(`schema/store/${name}.schema.json`);
    write(`provider/__generated__/${name}-schema.json`, text);
    const schema = JSON.parse(text) as JsonSchema;
    if (name === 'items') writeItemFileSchema(schema);
    const keyed = keyedSchema(name, schema);
    ajv.addSchema(chooseByValue(keyed, keyed) as JsonSchema, name);
  }
  const refs = Object.fromEntries(
    parts.map(([name, schema, part]) => [name, part ? `${schema}#/definitions/${part}` : schema] as const),
  );
  write('provider/__generated__/store-checks.js', standaloneCode(ajv, refs));
  write(
    'provider/__generated__/store-checks.d.ts',
    [
      `import type { ValidateFunction } from 'ajv';`,
      ...parts.map(([name]) => `export const ${name}: ValidateFunction;`),
      '',
    ].join('\n'),
  );
}
