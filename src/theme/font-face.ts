import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2';
import poppinsBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2';
import { baseTokens } from './base-tokens';

interface Face {
  url: string;
  weight: string;
}

/** Average widths of a letter of Indonesian text, in em. */
interface Widths {
  regular: number;
  bold: number;
}

interface Family {
  name: string;
  faces: readonly Face[];
  widths: Widths;
  /** Heights above and below the baseline, in em. */
  ascent: number;
  descent: number;
}

const families = {
  PLUS_JAKARTA_SANS: {
    name: 'Plus Jakarta Sans',
    faces: [{ url: jakarta, weight: '200 800' }],
    widths: { regular: 0.4748, bold: 0.4877 },
    ascent: 1.038,
    descent: 0.222,
  },
  INTER: {
    name: 'Inter',
    faces: [{ url: inter, weight: '100 900' }],
    widths: { regular: 0.4853, bold: 0.4945 },
    ascent: 0.969,
    descent: 0.241,
  },
  NUNITO: {
    name: 'Nunito',
    faces: [{ url: nunito, weight: '200 1000' }],
    widths: { regular: 0.4628, bold: 0.471 },
    ascent: 1.011,
    descent: 0.353,
  },
  POPPINS: {
    name: 'Poppins',
    faces: [
      { url: poppins, weight: '400' },
      { url: poppinsBold, weight: '600' },
    ],
    widths: { regular: 0.5182, bold: 0.5271 },
    ascent: 1.05,
    descent: 0.35,
  },
} as const satisfies { [name: string]: Family };

/** Fonts that phones and computers already have: Arial or an equal font; Roboto on Android. */
const substitutes = [
  { locals: ['Arial', 'Liberation Sans'], widths: { regular: 0.4604, bold: 0.4917 } },
  { locals: ['Roboto'], widths: { regular: 0.4639, bold: 0.4627 } },
] as const;

export type FontFamily = keyof typeof families | 'SYSTEM';

export interface FontFace {
  css: string;
  /** The files that every page of the store uses. */
  preload: readonly string[];
  stack: string;
}

const none: FontFace = { css: '', preload: [], stack: baseTokens['font-family'] };

const percent = (share: number) => `${+(share * 100).toFixed(1)}%`;

/**
 * The fallback fonts, as wide and as high as the family, so that most lines break in the same places before and after
 * the font has loaded.
 */
function substituteRules({ name, widths, ascent, descent }: Family) {
  const rules = substitutes.flatMap(({ locals, widths: own }) =>
    (['regular', 'bold'] as const).map((weight) => {
      const size = widths[weight] / own[weight];
      const files = locals.map((local) => `local("${local}${weight === 'bold' ? ' Bold' : ''}")`);
      const heights = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`;
      return `@font-face{font-family:"${name} ${locals[0]}";src:${files.join(',')};font-weight:${weight === 'bold' ? 700 : 400};size-adjust:${percent(size)};${heights}}`;
    }),
  );
  return { rules, names: substitutes.map(({ locals }) => `"${name} ${locals[0]}"`) };
}

/** The rules of one family. Text painted in a fallback, because the font is late, keeps it until the next document. */
export function fontFace(family: FontFamily): FontFace {
  if (family === 'SYSTEM') return none;
  const { name, faces, ...sizes }: Family = families[family];
  const own = faces.map(
    ({ url, weight }) =>
      `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:${weight};font-display:optional}`,
  );
  const { rules, names } = substituteRules({ name, faces, ...sizes });
  return {
    css: [...own, ...rules].join(''),
    preload: faces.map(({ url }) => url),
    stack: [`"${name}"`, ...names, none.stack].join(', '),
  };
}
