import { contrast, readable } from '../../../src/theme/contrast';
import { baseTokens, type TokenName, type Tokens } from '../../../src/theme/base-tokens';
import { palette, type PaletteName } from '../../../src/theme/palette';
import { storeColors } from '../../../src/theme/store-colors';
import type { TenantTokens } from '../../../src/theme/tenant-token';
import type { SchemaKey } from '../../__generated__/schema-keys';
import type { Json } from '../editor';
import { valueAt } from '../values';

/** How well a colour can be read, and what the store's pages show instead of it. */
export interface ContrastOf {
  readonly ratio: number;
  /** Null if the colour is shown as it was chosen. */
  readonly shown: string | null;
}

type Pair = readonly [text: TokenName, ground: TokenName];

/** The text and the background of a colour; the colour is one of the two. */
const pairs: Partial<Record<SchemaKey, Pair>> = {
  'app.color_custom': ['color-header-text', 'color-header'],
  'app.color_font': ['color-header-text', 'color-header'],
  'app.color_icon': ['color-icon-text', 'color-icon'],
  'theme.color-background': ['color-text', 'color-background'],
  'theme.color-surface': ['color-text', 'color-surface'],
  'theme.color-text': ['color-text', 'color-surface'],
  'theme.color-text-muted': ['color-text-muted', 'color-surface'],
  'theme.color-action': ['color-action-text', 'color-action'],
  'theme.color-price': ['color-price', 'color-surface'],
  'theme.color-sale': ['color-sale', 'color-surface'],
};

/** Which of the pair the field is. */
const isText = (key: SchemaKey) => /color_font|text|price|sale/.test(key);

const paletteNames = Object.keys(palette) as PaletteName[];

const colorAt = (document: Json, pointer: string) => {
  const value = valueAt(document, pointer);
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
};

function themeTokens(document: Json): TenantTokens {
  const theme = Object.entries((valueAt(document, '/theme') ?? {}) as Record<string, Json>);
  return Object.fromEntries(theme.filter(([name]) => colorAt(document, `/theme/${name}`) !== null)) as TenantTokens;
}

function colorsOf(document: Json): Partial<Tokens> {
  const isCustom = valueAt(document, '/app/color_custom_flag') === 1;
  return storeColors(
    {
      palette: paletteNames[Number(valueAt(document, '/app/header') ?? 0)] ?? 'RED',
      customColor: isCustom ? colorAt(document, '/app/color_custom') : null,
      fontColor: colorAt(document, '/app/color_font'),
      iconColor: colorAt(document, '/app/color_icon'),
    },
    themeTokens(document),
  );
}

function inStore(document: Json, chosen: string, key: SchemaKey, [text, ground]: Pair): ContrastOf {
  const colors = { ...baseTokens, ...colorsOf(document) };
  const shown = colors[isText(key) ? text : ground];
  const other = colors[isText(key) ? ground : text];
  return { ratio: contrast(chosen, other), shown: shown.toLowerCase() === chosen.toLowerCase() ? null : shown };
}

/** A title on the background of its block. */
function inBlock(document: Json, chosen: string, pointer: string): ContrastOf {
  const block = pointer.replace(/\/metas\/.*|\/color_text$/, '');
  const surface = colorsOf(document)['color-surface'] ?? baseTokens['color-surface'];
  const ground = colorAt(document, `${block}/color_background`) ?? surface;
  const shown = readable(chosen, [ground]);
  return { ratio: contrast(chosen, ground), shown: shown === chosen ? null : shown };
}

/** Null for a colour that no text depends on, and without a colour. */
export function contrastOf(document: Json, pointer: string, key: SchemaKey): ContrastOf | null {
  const chosen = colorAt(document, pointer);
  if (chosen === null) return null;
  if (key === 'segment.color_text' || key === 'segment.metas.colorText') return inBlock(document, chosen, pointer);
  const pair = pairs[key];
  return pair ? inStore(document, chosen, key, pair) : null;
}
