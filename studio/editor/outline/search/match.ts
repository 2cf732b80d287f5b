import { distance } from 'fastest-levenshtein';
import { synonyms } from './synonyms';

export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/** A text that can be found, and how much a match in it counts. */
export interface Findable {
  readonly tokens: readonly string[];
  readonly weight: number;
}

export const findable = (text: string, weight: number): Findable => ({ tokens: tokensOf(text), weight });

/** How many letters may be wrong in a word of this length. */
const typosIn = (length: number) => (length >= 7 ? 2 : length >= 4 ? 1 : 0);

function tokenScore(sought: string, token: string, allowsTypos: boolean): number {
  if (token === sought) return 1;
  if (token.startsWith(sought)) return sought.length >= 3 ? 0.9 : 0.75;
  if (sought.length >= 4 && token.includes(sought)) return 0.6;
  const typos = typosIn(sought.length);
  if (!allowsTypos || typos === 0 || token.length < 4) return 0;
  const wrong = Math.min(distance(sought, token), distance(sought, token.slice(0, sought.length)) + 0.5);
  return wrong <= typos ? 0.75 - 0.12 * wrong : 0;
}

/** A word of a query, with others of the same meaning. */
export type Sought = readonly string[];

const another = 0.85;

export const soughtIn = (query: string): Sought[] =>
  tokensOf(query).map((token) => [token, ...(Object.hasOwn(synonyms, token) ? (synonyms[token] ?? []) : [])]);

/** In a help text, which has many words, a similar one is seldom meant. */
const forgiving = 0.6;

const bestOf = (words: Sought, tokens: readonly string[], allowsTypos = true) =>
  Math.max(
    0,
    ...words.flatMap((word, at) =>
      tokens.map((token) => tokenScore(word, token, allowsTypos) * (at === 0 ? 1 : another)),
    ),
  );

/** From 0, if a word is found nowhere, to about 1. The first text is the name: a name that says no more counts more. */
export function score(query: readonly Sought[], texts: readonly Findable[]): number {
  const found = query.map((words) =>
    Math.max(0, ...texts.map(({ tokens, weight }) => bestOf(words, tokens, weight > forgiving) * weight)),
  );
  if (found.length === 0 || found.includes(0)) return 0;
  const name = texts[0]?.tokens ?? [];
  const covered = name.filter((token) => query.some((words) => bestOf(words, [token]) > 0.5)).length;
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  return mean * (0.8 + 0.2 * (name.length === 0 ? 0 : covered / name.length));
}
