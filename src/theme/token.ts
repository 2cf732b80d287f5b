import type { TokenName } from './base-tokens';

const characters = 36;
const length = 3;

/** Three characters for a name: the names of tokens were a tenth of a page's HTML. */
export function shortVariable(name: TokenName): string {
  let hash = 0;
  for (const letter of name) hash = (hash * characters + letter.charCodeAt(0)) % (characters ** length - 1);
  return `--${hash.toString(characters).padStart(length, '0')}`;
}

/** The name of a token's CSS variable: its own in development and tests. */
export const variable = (name: TokenName) =>
  process.env.NODE_ENV === 'production' ? shortVariable(name) : `--${name}`;

export const token = (name: TokenName) => `var(${variable(name)})`;
