import { fromPointer } from '../../../shared/documents/pointers';
import { formSchemas } from '../../__generated__/form-schemas';
import type { Json } from '../editor';
import type { FieldSchema } from './form-schema';
import { valueAt } from '../values';

const partSchema = (name: string): FieldSchema | null => formSchemas[name] ?? null;

/** The schema of a part; that of a component depends on its category. */
function partOf(name: string, value: Json): FieldSchema | null {
  const schema = partSchema(name);
  if (!schema?.members) return schema;
  const member = schema.members[String(valueAt(value, '/category'))];
  return member === undefined ? null : partSchema(member);
}

/** The schema of an entry of a list. */
export function entrySchema({ items }: FieldSchema, value: Json): FieldSchema | null {
  if (!items) return null;
  return 'part' in items ? partOf(items.part, value) : items;
}

function stepInto(schema: FieldSchema, step: string, value: Json): FieldSchema | null {
  return schema.type === 'array' ? entrySchema(schema, value) : (schema.properties?.[step] ?? null);
}

/** The schema of what is at a JSON pointer of a document; null if the schema does not have it. */
export function schemaAt(document: Json, pointer: string): FieldSchema | null {
  let schema = partSchema('store');
  let at = '';
  for (const step of fromPointer(pointer)) {
    at = `${at}/${step}`;
    schema = schema && stepInto(schema, step, valueAt(document, at));
  }
  return schema;
}

/** True for lists of parts, which have a form of their own. */
export const isPartList = ({ items }: FieldSchema) =>
  items !== undefined && ('part' in items || items.properties !== undefined);
