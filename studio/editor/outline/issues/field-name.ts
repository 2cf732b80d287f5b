import type { SchemaKey } from '../../../__generated__/schema-keys';
import type { WordsTable } from '../../../words/use-words';
import { type NodeIndex, nodeAt } from '../../entries/model/find-node';
import { partOf, partPlaces } from '../search/fields';

const wordOf = (words: WordsTable, key: string) => (Object.hasOwn(words, key) ? words[key as SchemaKey].name : '');

/** What people know a field by; empty for a whole part. */
export function fieldNameAt(nodes: NodeIndex, words: WordsTable, pointer: string): string {
  const node = nodeAt(nodes, pointer);
  const part = node && partOf(node);
  if (node && part && pointer.startsWith(`${node.place}/`)) {
    return wordOf(words, `${part}.${pointer.slice(node.place.length + 1).replaceAll('/', '.')}`);
  }
  const [place] = Object.entries(partPlaces)
    .filter(([, at]) => pointer.startsWith(`${at}/`))
    .slice(-1);
  return place ? wordOf(words, `${place[0]}.${pointer.slice(place[1].length + 1).replaceAll('/', '.')}`) : '';
}
