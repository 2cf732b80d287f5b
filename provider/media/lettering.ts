import font from './poppins-bold.json';

interface Glyph {
  advance: number;
  path: string;
}

const glyphs: Readonly<Record<string, Glyph>> = font.glyphs;

export const letteringWidth = (text: string, size: number): number =>
  [...text].reduce((width, char) => width + (glyphs[char]?.advance ?? 0), 0) * (size / font.unitsPerEm);

export const capHeight = (size: number): number => (font.capHeight / font.unitsPerEm) * size;

/**
 * Draws the text as outlines, centred on x with the baseline at y, so that it looks the same on machines without the
 * font.
 */
export function lettering(text: string, x: number, y: number, size: number, fill: string): string {
  const scale = size / font.unitsPerEm;
  let offset = 0;
  const paths = [...text].map((char) => {
    const glyph = glyphs[char];
    const path = glyph?.path ? `<path transform="translate(${offset} 0)" d="${glyph.path}"/>` : '';
    offset += glyph?.advance ?? 0;
    return path;
  });
  const start = x - letteringWidth(text, size) / 2;
  return `<g fill="${fill}" transform="translate(${start.toFixed(1)} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

export const fittingSize = (text: string, width: number, largest: number): number =>
  Math.min(largest, width / letteringWidth(text, 1));
