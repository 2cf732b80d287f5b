import { listOf, text } from '../storage/shape';
import { storedValue } from '../storage/stored-value';

const maxSearches = 8;
const searchesOf = (codename: string) => storedValue('local/person/searches', listOf(text), codename);

/** What this browser searched for in a store, newest first. It never leaves the browser, and is removed at sign-out. */
export function recentSearches(codename: string): string[] {
  return searchesOf(codename).read()?.slice(0, maxSearches) ?? [];
}

const store = (codename: string, texts: readonly string[]) => {
  searchesOf(codename).write(texts.slice(0, maxSearches));
};

const without = (codename: string, text: string) => recentSearches(codename).filter((other) => other !== text);

export const addRecentSearch = (codename: string, text: string) => store(codename, [text, ...without(codename, text)]);

export const removeRecentSearch = (codename: string, text: string) => store(codename, without(codename, text));
