import type { TokenName } from './base-tokens';

/** The CSS variable of a token, for use inside a style. */
export const token = (name: TokenName) => `var(--${name})`;
