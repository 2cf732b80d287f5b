import { LRUCache } from 'lru-cache';
import { baseTokens, type TokenName, type Tokens } from './base-tokens';
import { fontFace, type FontFamily } from './font-face';
import { type BrandColors, storeColors } from './store-colors';
import { resetCss } from './reset-css';
import { tenantTokens } from './tenant-token';
import { token, variable } from './token';

const borderShapes = {
  SQUARE: { 'radius-card': '0', 'radius-control': '0', 'radius-sheet': '0', 'radius-badge': '0' },
  SLIGHTLY_ROUND: { 'radius-card': '10px', 'radius-control': '8px', 'radius-sheet': '16px', 'radius-badge': '4px' },
  ROUND: { 'radius-card': '16px', 'radius-control': '999px', 'radius-sheet': '24px', 'radius-badge': '999px' },
} as const satisfies { [shape: string]: Partial<Tokens> };

type BorderShape = keyof typeof borderShapes;

/** The column of a store on wide screens. */
const columnCss = `
html{background:${token('color-canvas')}}
#root{position:relative;display:flex;flex-direction:column;max-width:${token('size-column')};min-height:100vh;min-height:100dvh;margin-inline:auto;background:${token('color-background')}}
#root[data-neutral]{max-width:none}
@media (min-width:520px){#root{box-shadow:${token('shadow-column')}}}
`.replaceAll('\n', '');

/** Cards contain texts, which a larger corner would cut. */
const largestCardCorner = 24;
const rootFontSize = 16;
const cardCorner = (length: string) =>
  parseFloat(length) * (length.endsWith('rem') ? rootFontSize : 1) > largestCardCorner
    ? `${largestCardCorner}px`
    : length;

export interface StoreTheme extends BrandColors {
  border: BorderShape;
  font: FontFamily;
  /** The store's theme over the base tokens. */
  tokens: readonly { name: string; value: string }[];
}

/** Cached by look, as JSON, because finding readable colours takes milliseconds, a large part of a page's time. */
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

/** All tokens of a store, checked and corrected: safe in a style element, and readable in every pair. */
export function storeTokens(theme: StoreTheme): Readonly<Tokens> {
  const look = JSON.stringify(theme);
  const cached = tokensOfLooks.get(look);
  if (cached) return cached;
  const tokens = Object.freeze(makeTokens(theme));
  tokensOfLooks.set(look, tokens);
  return tokens;
}

const tokenNames = Object.keys(baseTokens) as TokenName[];

const css = (tokens: Readonly<Tokens>) => {
  const variables = tokenNames.map((name) => `${variable(name)}:${tokens[name]}`);
  return `:root{${variables.join(';')}}${resetCss}${columnCss}`;
};

/** The style of pages that belong to no store. */
export const baseThemeCss = css(baseTokens);

/**
 * A store's tokens as CSS variables, and the base rules that use them. Only for the server, because it corrects colours
 * with polished.
 */
export const storeThemeCss = (theme: StoreTheme) => css(storeTokens(theme));

type OwnColor = 'customColor' | 'fontColor' | 'iconColor';

/** Colours of the installed app: around its header, and while it starts. */
export function appColors({
  customColor = null,
  fontColor = null,
  iconColor = null,
  ...theme
}: Partial<Pick<StoreTheme, OwnColor>> & Omit<StoreTheme, OwnColor>): { header: string; background: string } {
  const tokens = storeTokens({ ...theme, customColor, fontColor, iconColor });
  const { 'color-header': header, 'color-background': background } = tokens;
  return { header, background };
}
