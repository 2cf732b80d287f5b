import { isFields } from '../../../../shared/documents/entries';
import type { WordsTable } from '../../../words/use-words';
import type { Editor, Json } from '../../editor';
import { type NodeIndex, nodeAt, trailOf } from '../../entries/model/find-node';
import type { OutlineNode } from '../../entries/model/outline-node';
import { type Field, fieldScore, partOf, partPlaces } from './fields';
import { findable, score, soughtIn, type Sought } from './match';

export interface SearchResult {
  /** What `editor.open` gets. */
  readonly pointer: string;
  readonly label: string;
  /** The parts around it, from the outermost one. */
  readonly trail: readonly string[];
  readonly node: OutlineNode;
}

type Scored = SearchResult & { readonly score: number };

export interface SearchIndex {
  readonly document: Editor['document'];
  readonly nodes: NodeIndex;
  readonly words: WordsTable;
  readonly fields: readonly Field[];
}

const maxResults = 24;
/** The same field of several entries. */
const maxEntries = 3;
const rank = { node: 1, entryField: 0.88, text: 0.8 };

const asText = (value: string) =>
  value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function foundNodes({ nodes }: SearchIndex, query: readonly Sought[]): Scored[] {
  return nodes.all.flatMap((node) => {
    const found = node.place === '' ? 0 : score(query, [findable(node.label, 1)]);
    const trail = trailOf(node).slice(0, -1);
    return found > 0 ? [{ pointer: node.place, label: node.label, trail, node, score: found * rank.node }] : [];
  });
}

function foundFields(index: SearchIndex, query: readonly Sought[]): Scored[] {
  const { fields, nodes, words } = index;
  return fields.flatMap((field) => {
    const found = fieldScore(query, field);
    if (found === 0) return [];
    const place = partPlaces[field.part];
    const result = (pointer: string, node: OutlineNode, worth: number): Scored => ({
      pointer,
      label: words[field.key].name,
      trail: trailOf(node),
      node,
      score: found * worth,
    });
    if (place !== undefined) {
      const node = nodeAt(nodes, `${place}${field.pointer}`);
      return node ? [result(`${place}${field.pointer}`, node, 1)] : [];
    }
    const entries = nodes.all.filter((node) => partOf(node) === field.part).slice(0, maxEntries);
    return entries.map((node) => result(`${node.place}${field.pointer}`, node, rank.entryField));
  });
}

const unread = /^(?:view_uid|unique_id|codename|product_code|code|id|origin|\$schema)$|(?:icon|image|logo)$/;

function textsIn(value: Json, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry: Json, at) => textsIn(entry, `${pointer}/${at}`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (unread.test(name) ? [] : textsIn(one, `${pointer}/${name}`)));
}

const excerpt = (text: string, from: number) =>
  `${from > 24 ? '…' : ''}${text.slice(Math.max(0, from - 24), from + 60)}`;

/** What customers read, by any part of it. */
function foundTexts({ document, nodes }: SearchIndex, query: string): Scored[] {
  const sought = query.trim().toLowerCase();
  if (sought.length < 3) return [];
  return textsIn(document, '').flatMap(({ pointer, text }) => {
    const plain = asText(text);
    const at = plain.toLowerCase().indexOf(sought);
    const node = at < 0 ? undefined : nodeAt(nodes, pointer);
    return node ? [{ pointer, label: excerpt(plain, at), trail: trailOf(node), node, score: rank.text }] : [];
  });
}

/** The parts, fields and texts that a query means, the likeliest first. */
export function searchOutline(index: SearchIndex, query: string): SearchResult[] {
  const sought = soughtIn(query);
  if (sought.length === 0) return [];
  const found = [...foundNodes(index, sought), ...foundFields(index, sought), ...foundTexts(index, query)];
  const seen = new Set<string>();
  return found
    .sort((one, other) => other.score - one.score)
    .filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer))
    .slice(0, maxResults);
}
