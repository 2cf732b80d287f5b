import type { SchemaKey } from '../__generated__/schema-keys';
import { schemaAt } from '../editor/form/schema-at';
import { valueAt } from '../editor/values';
import type { WordsTable } from './use-words';

/** The fields that people know an entry by. */
const naming = ['name', 'title', 'label', 'description', 'product_code'];

const hasWords = (words: WordsTable, key: string): key is SchemaKey => Object.hasOwn(words, key);

/** What people know a part by: its own name, else that of its kind. */
export function entryName(document: unknown, pointer: string, words: WordsTable): string {
  const names = naming.map((field) => valueAt(document, `${pointer}/${field}`));
  const own = names.find((name) => typeof name === 'string' && name.trim() !== '');
  const key = schemaAt(document, pointer)?.$comment ?? '';
  return typeof own === 'string' ? own : hasWords(words, key) ? words[key].name : '';
}
