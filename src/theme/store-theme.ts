import { LRUCache } from 'lru-cache';
import { baseTokens, type Tokens } from './base-tokens';
import { type BorderShape, borderShapes } from './border-shape';
import { type FontFamily, fontFace } from './font-face';
import { globalCss } from './global-css';
import { type BrandColors, storeColors } from './store-colors';
import { tenantTokens } from './tenant-token';

/** Cards hold texts, which a larger corner would cut. */
const largestCardCorner = 24;
const rootFontSize = 16;
const cardCorner = (length: string) =>
  parseFloat(length) * (length.endsWith('rem') ? rootFontSize : 1) > largestCardCorner
    ? `${largestCardCorner}px`
    : length;

export interface StoreTheme extends BrandColors {
  border: BorderShape;
  font: FontFamily;
  /** Its partial over the base tokens. */
  tokens: readonly { name: string; value: string }[];
}

/** By look, as JSON: finding readable colours takes milliseconds, which is much of a page's time. */
const tokensOfLooks = new LRUCache<string, Readonly<Tokens>>({ max: 500 });

function makeTokens(theme: StoreTheme): Tokens {
  const own = tenantTokens(theme.tokens);
  return {
    ...baseTokens,
    ...borderShapes[theme.border],
    'font-family': fontFace(theme.font).stack,
    ...own,
    ...(own['radius-card'] && { 'radius-card': cardCorner(own['radius-card']) }),
    ...storeColors(theme, own),
  };
}

/** All tokens of a store, checked and mended: safe to write into a style element, readable in every pair. */
export function storeTokens(theme: StoreTheme): Readonly<Tokens> {
  const look = JSON.stringify(theme);
  const cached = tokensOfLooks.get(look);
  if (cached) return cached;
  const tokens = Object.freeze(makeTokens(theme));
  tokensOfLooks.set(look, tokens);
  return tokens;
}

const css = (tokens: Readonly<Tokens>) => {
  const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(';')}}${globalCss}`;
};

/** The style of pages that belong to no store. */
export const baseThemeCss = css(baseTokens);

/** A store's tokens as CSS variables, and the base rules that use them. For the server: it mends colours with polished. */
export const storeThemeCss = (theme: StoreTheme) => css(storeTokens(theme));
