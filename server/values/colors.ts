import type { ThemeToken } from '../__generated__/resolvers';

/** `#rrggbb`, or null. No other value from the provider may reach a style. */
export const hexColor = (value: string | null): string | null =>
  value && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;

const safeName = /^[a-z][a-z0-9-]{0,40}$/;
const safeValue = /^(#[0-9a-f]{6}|0|[0-9]{1,3}(\.[0-9]{1,3})?(rem|px))$/i;

/** Only colours and lengths, which are safe in a style element; others are left out. */
export const themeTokens = (tokens: Readonly<Record<string, string>>): ThemeToken[] =>
  Object.entries(tokens)
    .filter(([name, value]) => safeName.test(name) && safeValue.test(value))
    .map(([name, value]) => ({ name, value }));
