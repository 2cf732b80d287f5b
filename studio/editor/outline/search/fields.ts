import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { WordsTable } from '../../../words/use-words';
import { kinds } from '../../entries/model/kinds';
import type { OutlineNode } from '../../entries/model/outline-node';
import { sectionWords } from '../../entries/palette/new-sections';
import { type Findable, findable, score, type Sought } from './match';

/** A field by its words, wherever it occurs. */
export interface Field {
  readonly key: SchemaKey;
  /** The part of the schema that has it, such as `segment`, and its pointer there. */
  readonly part: string;
  readonly pointer: string;
  readonly texts: readonly Findable[];
}

/** Where the parts stand that a store has once. */
export const partPlaces: Readonly<Record<string, string>> = {
  app: '/app',
  referral: '/app/referral',
  outsideHours: '/app/outside_hours',
  theme: '/theme',
  rides: '/rides',
};

const unsought = new Set(['$schema', 'view_uid', 'unique_id', 'codename', 'revision', 'en', 'category']);

/** `app.slider[].title` as part and pointer: `app.slider[]` and `/title`. */
function split(key: string): readonly [part: string, pointer: string] {
  const list = key.lastIndexOf('[].');
  const dot = list >= 0 ? list + 2 : key.indexOf('.');
  return [key.slice(0, dot), `/${key.slice(dot + 1).replaceAll('.', '/')}`];
}

const weights = { name: 1, otherName: 0.95, value: 0.7, help: 0.6, otherHelp: 0.45 };

/** All fields, to be found by the words of both languages. */
export function fieldsOf(own: WordsTable, other: WordsTable): Field[] {
  const keys = Object.keys(own) as SchemaKey[];
  const values = keys.filter((key) => key.includes('='));
  const isField = (key: string) => key.includes('.') && !key.includes('=') && !key.endsWith('[]');
  return keys.filter(isField).flatMap((key) => {
    const [part, pointer] = split(key);
    if (pointer.split('/').some((step) => unsought.has(step))) return [];
    const ofValues = values
      .filter((value) => value.startsWith(`${key}=`))
      .flatMap((value) => [own[value], other[value]]);
    const texts = [
      findable(own[key].name, weights.name),
      findable(other[key].name, weights.otherName),
      findable(own[key].help, weights.help),
      findable(other[key].help, weights.otherHelp),
      ...ofValues.map(({ name }) => findable(name, weights.value)),
    ];
    return [{ key, part, pointer, texts }];
  });
}

/** The part of the schema that an entry has the fields of. */
export function partOf({ entry }: OutlineNode): string | null {
  if (!entry) return null;
  return entry.kind === 'component' ? sectionWords(entry.sort ?? -1) : kinds[entry.kind].words;
}

export const fieldScore = (query: readonly Sought[], { texts }: Field) => score(query, texts);
