import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
import jakarta from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import poppins from '@fontsource/poppins/files/poppins-latin-400-normal.woff2';
import poppinsBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2';
import { baseTokens } from './base-tokens';

interface Face {
  address: string;
  weight: string;
}

interface Family {
  name: string;
  faces: readonly Face[];
  /** Gives the fallback the family's widths and heights: lines break alike before and after the font has come. */
  fallback: { size: string; ascent: string; descent: string };
}

const families = {
  PLUS_JAKARTA_SANS: {
    name: 'Plus Jakarta Sans',
    faces: [{ address: jakarta, weight: '200 800' }],
    fallback: { size: '104.5%', ascent: '99.3%', descent: '21.2%' },
  },
  INTER: {
    name: 'Inter',
    faces: [{ address: inter, weight: '100 900' }],
    fallback: { size: '105.3%', ascent: '92%', descent: '22.9%' },
  },
  NUNITO: {
    name: 'Nunito',
    faces: [{ address: nunito, weight: '200 1000' }],
    fallback: { size: '101%', ascent: '100.1%', descent: '35%' },
  },
  POPPINS: {
    name: 'Poppins',
    faces: [
      { address: poppins, weight: '400' },
      { address: poppinsBold, weight: '600' },
    ],
    fallback: { size: '111%', ascent: '94.6%', descent: '31.5%' },
  },
} as const satisfies { [name: string]: Family };

export type FontFamily = keyof typeof families | 'SYSTEM';

export interface FontFace {
  css: string;
  /** The files that every page of the store uses. */
  preload: readonly string[];
  stack: string;
}

const none: FontFace = { css: '', preload: [], stack: baseTokens['font-family'] };

/** The rules of one family. Text shows at once in the fallback, whose lines break alike, so that little moves when the font comes. */
export function fontFace(family: FontFamily): FontFace {
  if (family === 'SYSTEM') return none;
  const { name, faces, fallback }: Family = families[family];
  const rules = faces.map(
    ({ address, weight }) =>
      `@font-face{font-family:"${name}";src:url("${address}") format("woff2");font-weight:${weight};font-display:swap}`,
  );
  const metrics = `size-adjust:${fallback.size};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%`;
  return {
    css: `${rules.join('')}@font-face{font-family:"${name} Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");${metrics}}`,
    preload: faces.map((face) => face.address),
    stack: `"${name}", "${name} Fallback", ${none.stack}`,
  };
}
