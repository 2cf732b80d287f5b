import { type Ground, groundOf } from './ground';

export interface Subject {
  pack: string | null;
  /** Emoji slug, or the words of a lettered pack with underscores for spaces. */
  content: string;
}

/** Parsed from `{subject}[.{subject}]…~{ground}[~{words}]….svg`; a subject is `[{pack}_]{content}`. */
export interface Recipe {
  subjects: Subject[];
  ground: Ground | null;
  words: string[];
  name: string;
}

function parseSubject(text: string): Subject {
  const split = text.indexOf('_');
  return split < 0 ? { pack: null, content: text } : { pack: text.slice(0, split), content: text.slice(split + 1) };
}

export function parseRecipe(name: string): Recipe | null {
  if (!name.endsWith('.svg')) return null;
  const [subjects, groundName, ...words] = name.slice(0, -'.svg'.length).split('~');
  if (!subjects) return null;
  const ground = groundName === undefined ? null : groundOf(groundName);
  if (ground === undefined) return null;
  return {
    subjects: subjects.split('.').map(parseSubject),
    ground,
    words: words.map((line) => line.replaceAll('_', ' ')),
    name,
  };
}

/** Returns numbers from 0 to 1, always the same for the same name. */
export function randomFrom(name: string): () => number {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
