import { formSchemas } from '../../../../../studio/__generated__/form-schemas';
import type { FieldSchema } from '../../../../../studio/editor/form/form-schema';

const partsOf = (part: string): FieldSchema[] => {
  const schema = formSchemas[part];
  if (!schema) throw new Error(`No part ${part}`);
  return schema.members ? Object.values(schema.members).flatMap(partsOf) : [schema];
};

const entriesOf = ({ items }: FieldSchema): FieldSchema[] => {
  if (!items) return [];
  return 'part' in items ? partsOf(items.part) : [items];
};

/** Says which property a row of the test is about; an English text has the words of its original. */
export const rowName = (key: string, isEnglish: boolean) => (isEnglish ? `${key} in English` : key);

/** Every property of a store's document, by the key of its words: of objects what they hold. */
export function schemaFields(): string[] {
  const rows = new Set<string>();
  const walk = (schema: FieldSchema, isEnglish = false) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (field.properties) walk(field, name === 'en');
      else {
        const row = rowName(field.$comment, isEnglish);
        if (rows.has(row)) continue;
        rows.add(row);
        for (const entry of entriesOf(field)) walk(entry);
      }
    }
  };
  for (const part of partsOf('store')) walk(part);
  return [...rows];
}
