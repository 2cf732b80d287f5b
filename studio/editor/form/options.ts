import type { SchemaKey } from '../../__generated__/schema-keys';
import type { WordsTable } from '../../words/use-words';
import type { Words } from '../../words/words';
import type { Json } from '../editor';
import type { Field } from './field';

export interface Option {
  readonly value: string | number;
  readonly words: Words;
}

/** Values that look the same as another, which is offered in their place. */
const sameAs: Partial<Record<SchemaKey, Readonly<Record<string, string | number>>>> = {
  'app.layout': { 2: 0, 3: 0 },
  'productList.attr1': { '': '1' },
  'productList.attr3': { '': '1' },
};

/** The value that stands for a stored one among the options. */
export function offeredValue({ $comment, initial }: Field['schema'], value: Json): Json {
  const known = value ?? initial;
  return sameAs[$comment]?.[String(known)] ?? known;
}

/** The values to choose from, each look once. */
export function optionsOf({ $comment, enum: own, items, values }: Field['schema'], words: WordsTable): Option[] {
  const all = own ?? (items && 'enum' in items ? items.enum : undefined) ?? [];
  return all
    .filter((value) => sameAs[$comment]?.[String(value)] === undefined)
    .map((value) => ({ value, words: words[`${values}=${value}` as SchemaKey] }));
}
