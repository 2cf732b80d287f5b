import type { TokenName } from './base-tokens';

export const token = (name: TokenName) => `var(--${name})`;
