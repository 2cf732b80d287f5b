import { distance } from 'fastest-levenshtein';

/** The worst rank of a name that has what was typed. */
const asTyped = 2;

/** How well a name answers what was typed, 0 the best; null where it does not. Both in small letters. */
export function matchName(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return asTyped;
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  const wrong = Math.min(distance(name, typed), distance(name.slice(0, typed.length), typed));
  return wrong <= allowed ? asTyped + wrong : null;
}

/** Only with typing errors forgiven. */
export const isMisspelt = (rank: number) => rank > asTyped;
