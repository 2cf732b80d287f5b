export interface JsonSchema {
  $ref?: string;
  /** In compiled checks: the key of the words about an object. */
  $comment?: string;
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

export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return (name && root.definitions?.[name]) || schema;
}

/** With the value that selects each member. */
export function membersOf(schema: JsonSchema, root: JsonSchema) {
  const tag = schema.discriminator?.propertyName ?? '';
  return (schema.oneOf ?? []).map((member) => {
    const resolved = resolveRef(member, root);
    return { member, resolved, value: resolved.properties?.[tag]?.const };
  });
}
