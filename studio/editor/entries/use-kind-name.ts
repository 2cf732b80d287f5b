import type { SchemaKey } from '../../__generated__/schema-keys';
import { useWords } from '../../words/use-words';
import { type KindName, kinds } from './model/kinds';
import type { NodeEntry } from './model/outline-node';
import { sectionWords } from './palette/new-sections';

/** The words of what an entry is: those of its category, if it is a section or a segment. */
export function kindWords({ kind, sort }: Pick<NodeEntry, 'kind' | 'sort'>): SchemaKey {
  if (sort === null) return kinds[kind].words;
  if (kind === 'component') return sectionWords(sort);
  return kind === 'segment' && sort <= 4 ? (`segment.category=${sort}` as SchemaKey) : kinds[kind].words;
}

export function useKindName() {
  const words = useWords();
  return (entry: Pick<NodeEntry, 'kind' | 'sort'>) => words[kindWords(entry)].name;
}

/** The name of any entry of a list within a sentence. */
export function useEntryName() {
  const words = useWords();
  return (kind: KindName) => {
    const { name } = words[kinds[kind].words];
    return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  };
}
