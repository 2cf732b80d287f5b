import { darken } from 'polished';
import { baseTokens, type Tokens } from './base-tokens';
import { brightness, contrast, groundFor, isLight, isReadable, mix, readable, readableShape } from './contrast';
import { type PaletteName, palette } from './palette';
import { colorOrNull, type TenantTokens } from './tenant-token';

/** A darker colour as `#rrggbb`, because polished shortens colours. */
const darkened = (amount: number, color: string) => darken(amount, color).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** The colours that a store chooses, apart from its tokens. */
export interface BrandColors {
  palette: PaletteName;
  customColor: string | null;
  fontColor: string | null;
  iconColor: string | null;
}

const lightText = '#ffffff';
const darkText = baseTokens['color-text'];
/** Text colours for a dark surface, if the store sets none. */
const onDarkSurface = { text: '#f1f3f8', muted: '#a8b0c0' } as const;
/** Backgrounds darker than this get light text. */
const darkGround = 90;
/**
 * A colour with at least this contrast to black stays unchanged and gets dark text; darkened for light text, it would
 * look muddy.
 */
const tooLightToDarken = 11.5;

const textOn = (ground: string) => readable(brightness(ground) < darkGround ? lightText : darkText, [ground]);

/** The store's text colour if it is readable; otherwise, the one that fits the background's brightness. */
const chosenTextOn = (ground: string, chosen: string | null) =>
  chosen && isReadable(chosen, [ground]) ? chosen : textOn(ground);

/**
 * The lightest shade of a colour on which white text is readable. Keeps hue and saturation, which mixing with black
 * would dull.
 */
function underLightText(color: string): string {
  for (let percent = 0; percent <= 100; percent += 1) {
    const shade = darkened(percent / 100, color);
    if (isReadable(lightText, [shade])) return shade;
  }
  return darkText;
}

/** A button's background and text: the brand's colour, made dark enough for white text unless it is very light. */
function actionColors(brand: string, surface: string) {
  const stays = contrast(brand, '#000000') > tooLightToDarken && contrast(brand, surface) > 1.2;
  const ground = stays ? brand : underLightText(brand);
  return { 'color-action': ground, 'color-action-text': stays ? textOn(ground) : lightText };
}

/**
 * Every colour of a store. Each text is readable on its backgrounds, whatever the store chose: texts are first
 * corrected for the surface, then other backgrounds move towards the surface.
 */
export function storeColors(chosen: BrandColors, tokens: TenantTokens): Partial<Tokens> {
  const header = colorOrNull(chosen.customColor) ?? palette[chosen.palette];
  const headerDark = darkened(0.25, header);
  const headerText = chosenTextOn(header, colorOrNull(chosen.fontColor));
  const surface = tokens['color-surface'] ?? baseTokens['color-surface'];
  const lightSurface = isLight(surface);
  const wantedGround = tokens['color-background'] ?? baseTokens['color-background'];
  const grounds: [string, ...string[]] = isLight(wantedGround) === lightSurface ? [surface, wantedGround] : [surface];

  const brand = tokens['color-action'] ?? header;
  const action = actionColors(brand, surface);
  const text = readable(tokens['color-text'] ?? (lightSurface ? darkText : onDarkSurface.text), grounds);
  const muted = readable(
    tokens['color-text-muted'] ?? (lightSurface ? baseTokens['color-text-muted'] : onDarkSurface.muted),
    grounds,
  );
  const price = readable(tokens['color-price'] ?? text, grounds);
  const wantedSale = tokens['color-sale'] ?? baseTokens['color-sale'];
  const sale = readable(wantedSale, [...grounds, mix(surface, wantedSale, 0.1)]);
  const wantedSoft = mix(surface, brand, 0.16);
  const link = readable(action['color-action'], [...grounds, wantedSoft]);
  const success = readable(baseTokens['color-success'], grounds);
  const background = groundFor(wantedGround, surface, [text, muted, price, sale, link, success]);
  const icon = colorOrNull(chosen.iconColor) ?? mix(surface, header, 0.16);
  const border = tokens['color-border'] ?? mix(surface, text, 0.11);

  return {
    ...action,
    'color-canvas': mix(baseTokens['color-canvas'], header, 0.08),
    'color-background': background,
    'color-surface': surface,
    'color-text': text,
    'color-text-muted': muted,
    'color-border': border,
    'color-outline': readable(border, [surface, background], readableShape),
    'color-focus': link,
    'color-action-soft': groundFor(wantedSoft, surface, [link, text]),
    'color-link': link,
    'color-price': price,
    'color-sale': sale,
    'color-sale-soft': groundFor(mix(surface, sale, 0.1), surface, [sale]),
    'color-sale-text': textOn(sale),
    'color-success': success,
    'color-header': header,
    'color-header-text': headerText,
    'color-header-icon': headerText,
    'color-header-dark': headerDark,
    'color-header-dark-text': chosenTextOn(headerDark, headerText),
    'color-icon': icon,
    'color-icon-text': textOn(icon),
    'color-heading': text,
    'color-heading-link': link,
    'color-heading-note': muted,
    'color-placeholder': mix(surface, text, 0.08),
    'color-placeholder-shine': mix(surface, text, 0.03),
  };
}
