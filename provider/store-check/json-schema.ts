/** The parts of JSON Schema that the store's schemas are walked by. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string };
  definitions?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** The schema that a `$ref` of the same file names, else the schema itself. */
export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return (name && root.definitions?.[name]) || schema;
}

/** The members of a discriminated `oneOf` with the value that chooses each. */
export function membersOf(schema: JsonSchema, root: JsonSchema) {
  const tag = schema.discriminator?.propertyName ?? '';
  return (schema.oneOf ?? []).map((member) => {
    const resolved = resolveRef(member, root);
    return { member, resolved, value: resolved.properties?.[tag]?.const };
  });
}
