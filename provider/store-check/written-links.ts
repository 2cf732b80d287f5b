import type { Path } from './issue';

export interface TextLink {
  /** `m` opens a component, `p` an item. */
  folder: 'm' | 'p';
  id: string;
  text: string;
  path: Path;
}

const inText = /(?:\{address\}:?|address:)\/*(m|p)\/([^\s"'<>?#&\\]+)/gi;
const ownPath = /^\/(m|p)\/([^\s?#]+)$/;

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Pages are found by the part after the last dash of their path. */
const idOf = (segment: string) => decoded(segment.replace(/\/+$/, '')).split('-').at(-1) ?? '';

function linksOf(text: string, path: Path): TextLink[] {
  const own = ownPath.exec(text);
  return [...text.matchAll(inText), ...(own ? [own] : [])].map(([match, folder = '', segment = '']) => ({
    folder: folder.toLowerCase() as 'm' | 'p',
    id: idOf(segment),
    text: match,
    path,
  }));
}

/** Every text inside `value`, with its path. */
export function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]));
}

export const linksIn = (value: unknown): TextLink[] => textsOf(value).flatMap(({ text, path }) => linksOf(text, path));
