import { type Fields, isFields } from '../../shared/documents/entries';
import { palette, type PaletteName } from '../../src/theme/palette';
import { type BrandColors, storeColors } from '../../src/theme/store-colors';
import type { Tokens } from '../../src/theme/base-tokens';
import type { TenantTokens } from '../../src/theme/tenant-token';
import type { SchemaKey } from '../__generated__/schema-keys';

/** A colour that the pages change, because it could not be read. */
export interface Mend {
  readonly key: SchemaKey;
  readonly chosen: string;
  readonly shown: string;
}

const palettes = Object.keys(palette) as PaletteName[];

const colorOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;

/** Where each chosen colour is shown. */
const shownAs: Partial<Record<SchemaKey, keyof Tokens>> = {
  'app.color_font': 'color-header-text',
  'theme.color-background': 'color-background',
  'theme.color-text': 'color-text',
  'theme.color-text-muted': 'color-text-muted',
  'theme.color-action': 'color-action',
  'theme.color-price': 'color-price',
  'theme.color-sale': 'color-sale',
};

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function tokensOf(theme: Fields): TenantTokens {
  const colors = Object.entries(theme).flatMap(([name, value]) => {
    const color = colorOf(value);
    return color ? [[name, color] as const] : [];
  });
  return Object.fromEntries(colors);
}

/** The colours of a document that pages mend towards readable ones. */
export function contrastMends(document: Fields): Mend[] {
  const [app, theme] = [fieldsOf(document.app), fieldsOf(document.theme)];
  const brand: BrandColors = {
    palette: palettes[Number(app.header ?? 0)] ?? 'RED',
    customColor: app.color_custom_flag === 1 ? colorOf(app.color_custom) : null,
    fontColor: colorOf(app.color_font),
    iconColor: colorOf(app.color_icon),
  };
  const colors = storeColors(brand, tokensOf(theme));
  return Object.entries(shownAs).flatMap(([key, name]) => {
    const [part, field = ''] = key.split('.');
    const chosen = colorOf((part === 'app' ? app : theme)[field]);
    const shown = colorOf(colors[name]);
    return chosen && shown && chosen !== shown ? [{ key: key as SchemaKey, chosen, shown }] : [];
  });
}
