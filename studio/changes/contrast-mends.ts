import { type Fields, isFields } from '../../shared/documents/entries';
import { palette, type PaletteName } from '../../src/theme/palette';
import { readable } from '../../src/theme/contrast';
import { type BrandColors, storeColors } from '../../src/theme/store-colors';
import type { Tokens } from '../../src/theme/base-tokens';
import type { TenantTokens } from '../../src/theme/tenant-token';
import type { SchemaKey } from '../__generated__/schema-keys';
import { listAt, textAt, valueAt } from '../editor/values';

/** A colour that the pages change, because it could not be read. */
export interface Mend {
  /** The same in each version of a document that mends this colour in the same way. */
  readonly id: string;
  /** JSON pointer of the colour. */
  readonly pointer: string;
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

const mendOf = (block: string, pointer: string, chosen: string, shown: string): Mend => ({
  id: [block || pointer, chosen, shown].join(' '),
  pointer,
  chosen,
  shown,
});

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function tokensOf(theme: Fields): TenantTokens {
  const colors = Object.entries(theme).flatMap(([name, value]) => {
    const color = colorOf(value);
    return color ? [[name, color] as const] : [];
  });
  return Object.fromEntries(colors);
}

/** Title colours of blocks with a background of their own, wherever the blocks are. */
function blockMends(document: Fields): Mend[] {
  return listAt(document, '/components').flatMap((component, at) =>
    listAt(component, '/segments').flatMap((segment, place): Mend[] => {
      const ground = colorOf(valueAt(segment, '/color_background'));
      const field = ['/color_text', '/metas/colorText'].find((name) => colorOf(valueAt(segment, name)));
      const chosen = field === undefined ? null : colorOf(valueAt(segment, field));
      if (field === undefined || chosen === null || ground === null) return [];
      const shown = readable(chosen, [ground]);
      const block = `${textAt(component, 'view_uid')} ${textAt(segment, 'view_uid') || place}`;
      return shown === chosen ? [] : [mendOf(block, `/components/${at}/segments/${place}${field}`, chosen, shown)];
    }),
  );
}

function lookMends(document: Fields): Mend[] {
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
    return chosen && shown && chosen !== shown ? [mendOf('', `/${part}/${field}`, chosen, shown)] : [];
  });
}

/** The colours of a document that pages mend towards readable ones. */
export const contrastMends = (document: Fields): Mend[] => [...lookMends(document), ...blockMends(document)];
