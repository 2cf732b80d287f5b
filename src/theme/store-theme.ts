import { LRUCache } from 'lru-cache';
import { baseTokens, type Tokens } from './base-tokens';
import { fontFace, type FontFamily } from './font-face';
import { type BrandColors, storeColors } from './store-colors';
import { tenantTokens } from './tenant-token';
import { token } from './token';

const borderShapes = {
  SQUARE: { 'radius-card': '0', 'radius-control': '0', 'radius-sheet': '0', 'radius-badge': '0' },
  SLIGHTLY_ROUND: { 'radius-card': '10px', 'radius-control': '8px', 'radius-sheet': '16px', 'radius-badge': '4px' },
  ROUND: { 'radius-card': '16px', 'radius-control': '999px', 'radius-sheet': '24px', 'radius-badge': '999px' },
} as const satisfies { [shape: string]: Partial<Tokens> };

type BorderShape = keyof typeof borderShapes;

/** Reset, base typography, the column on wide screens, focus and motion. The server writes it into the head. */
const globalCss = `
*,::before,::after{box-sizing:border-box}
html{background:${token('color-canvas')};-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
@media (hover:none){html:has(dialog:modal){overflow:hidden}}
body{margin:0;overflow-wrap:break-word;color:${token('color-text')};font:400 ${token('font-body')}/1.45 ${token('font-family')};-webkit-font-smoothing:antialiased}
#root{position:relative;display:flex;flex-direction:column;max-width:${token('size-column')};min-height:100vh;min-height:100dvh;margin-inline:auto;background:${token('color-background')}}
#root[data-neutral]{max-width:none}
@media (min-width:520px){#root{box-shadow:${token('shadow-column')}}}
h1,h2,h3,h4,p,figure,ul,ol,dl,dd{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3,h4{font-size:inherit;line-height:1.3}
h1,h2,h3,h4,p,a,button,summary{overflow-wrap:anywhere}
h1,h2,h3,h4,a{unicode-bidi:plaintext}
b,em,s,small,span,strong{unicode-bidi:isolate}
b,strong,h1,h2,h3,h4{font-weight:600}
a{color:inherit;text-decoration:none}
button,input,select,textarea{margin:0;color:inherit;font:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
img,svg{display:block;flex:none}
img{max-width:100%;height:auto}
s{text-decoration-thickness:1px}
dialog{color:inherit}
[hidden]{display:none!important}
:focus-visible{outline:2px solid ${token('color-focus')};outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
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

const css = (tokens: Readonly<Tokens>) => {
  const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(';')}}${globalCss}`;
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
