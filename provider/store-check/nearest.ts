import { distance } from 'fastest-levenshtein';

/** The candidate that somebody who wrote `word` probably meant; none if all are too different. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** A hint that names the nearest candidate. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}
