import Ajv, { type DefinedError } from 'ajv';
import type { Issue } from './issue';
import { type JsonSchema, membersOf } from './json-schema';
import { toIssues } from './to-issues';
import { isVisible } from './message-text';

/**
 * Replaces each discriminated `oneOf` by one `if` per member: Ajv's own discriminator takes strings only, and a plain
 * `oneOf` reports every member and fills no defaults.
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

export interface CompiledSchema {
  /** Fills the schema's defaults into `value`. @param definition validates by it instead of the whole schema */
  fill(value: unknown, definition?: string): Issue[];
}

function withRoot(schema: JsonSchema): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictTypes: false,
    formats: { visible: isVisible },
  });
  return ajv.addSchema(chooseByValue(schema, schema) as JsonSchema, 'root');
}

/** Compiles each part on its first use: that takes up to half a second. */
export function compileSchema(schema: JsonSchema): CompiledSchema {
  let ajv: Ajv | undefined;
  return {
    fill(value, definition) {
      ajv ??= withRoot(schema);
      const validate = ajv.getSchema(definition ? `root#/definitions/${definition}` : 'root');
      if (!validate) throw new Error(`The schema has no definition "${definition}"`);
      return validate(value) ? [] : toIssues((validate.errors ?? []) as DefinedError[]);
    },
  };
}
