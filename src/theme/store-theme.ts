import { baseTokens, type Tokens } from './base-tokens';
import { type BorderShape, borderShapes } from './border-shape';
import { type FontFamily, fontFace } from './font-face';
import { globalCss } from './global-css';
import { type BrandColors, storeColors } from './store-colors';
import { tenantTokens } from './tenant-token';

/** What a store says of its look. */
export interface StoreTheme extends BrandColors {
  border: BorderShape;
  font: FontFamily;
  /** Its partial over the base tokens. */
  tokens: readonly { name: string; value: string }[];
}

/** All tokens of a store, checked and mended: safe to write into a style element, readable in every pair. */
export function storeTokens(theme: StoreTheme): Tokens {
  const own = tenantTokens(theme.tokens);
  return {
    ...baseTokens,
    ...borderShapes[theme.border],
    'font-family': fontFace(theme.font).stack,
    ...own,
    ...storeColors(theme, own),
  };
}

const css = (tokens: Tokens) => {
  const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(';')}}${globalCss}`;
};

/** The style of pages that belong to no store. */
export const baseThemeCss = css(baseTokens);

/** A store's tokens as CSS variables, and the base rules that use them. For the server: it mends colours with polished. */
export const storeThemeCss = (theme: StoreTheme) => css(storeTokens(theme));
