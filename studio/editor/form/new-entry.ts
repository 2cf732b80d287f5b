import type { WordsTable } from '../../words/use-words';
import type { Json } from '../editor';
import type { FieldSchema } from './form-schema';
import { entrySchema } from './schema-at';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id of letters and digits. */
export const newId = (length = 8) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');

function initialValue(schema: FieldSchema, words: WordsTable, kindName: string): Json {
  const { type, kind, enum: values, const: fixed, minimum = 0, minLength = 0, initial } = schema;
  if (initial !== undefined) return initial;
  if (fixed !== undefined) return fixed;
  if (values) return values[0];
  if (kind === 'uid') return newId();
  if (kind === 'media') return undefined;
  if (type === 'integer' || type === 'number') return Math.max(minimum, 0);
  if (type === 'array') return [newEntry(schema, words)];
  return minLength > 0 ? kindName : '';
}

/** An entry that a list can have: with an id, and the name of its kind until it has one of its own. */
export function newEntry(list: FieldSchema, words: WordsTable): Json {
  const schema = entrySchema(list, { category: 0 });
  const kindName = schema ? words[schema.$comment].name : '';
  const required = (schema?.required ?? []).flatMap((name) => {
    const field = schema?.properties?.[name];
    const value = field && initialValue(field, words, kindName);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(required);
}
