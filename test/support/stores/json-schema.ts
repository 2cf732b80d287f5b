/** The parts of JSON Schema that our own schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  const?: unknown;
  enum?: unknown[];
  not?: { enum: unknown[] };
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string };
  properties?: { [name: string]: JsonSchema };
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: 'visible' | 'visible-or-empty';
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  definitions?: { [name: string]: JsonSchema };
}

/** The schema itself, or the definition that it points to. */
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return (name && root.definitions?.[name]) || schema;
}
