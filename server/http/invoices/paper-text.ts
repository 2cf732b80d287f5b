import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InvoiceSheet } from '../../../src/entry-server';
import { extendedLatin, printable } from './printable';

type Pdf = PDFKit.PDFDocument;

const packages = {
  SYSTEM: 'inter',
  INTER: 'inter',
  NUNITO: 'nunito',
  PLUS_JAKARTA_SANS: 'plus-jakarta-sans',
  POPPINS: 'poppins',
} as const satisfies { [family in InvoiceSheet['font']]: string };

const faces = ['latin-400', 'latin-700', 'latin-ext-400', 'latin-ext-700'] as const;

/** Registers a store's font family with a PDF, which embeds only the font files that it uses. */
export async function registerFonts(pdf: Pdf, family: InvoiceSheet['font']) {
  const name = packages[family];
  const { resolve } = createRequire(__filename);
  const path = (face: string) => resolve(`@fontsource/${name}/files/${name}-${face}-normal.woff`);
  const files = await Promise.all(faces.map((face) => readFile(path(face))));
  faces.forEach((face, at) => pdf.registerFont(face, files[at]));
}

interface Style {
  size: number;
  bold?: boolean;
}

interface Block extends Style {
  color?: string;
  lines?: number;
  align?: 'left' | 'right';
  /** The text is made smaller instead of being cut, for amounts. */
  isWhole?: boolean;
}

const ink = '#1c2230';
/** In multiples of the font size, the same for every family. */
const leading = 1.45;
const baseLine = 1.05;

const runs = new RegExp(`[${extendedLatin}]+|[^${extendedLatin}]+`, 'gu');
const isExtended = new RegExp(`^[${extendedLatin}]`, 'u');
/** After a space, and after a dash or a slash inside a word. */
const breaks = /(?<= |[^ ][-/\u2013\u2014](?=[^ ]))/u;

/** Splits a text into parts that one font file can show; selects that file and returns each part with its width. */
function* runsOf(pdf: Pdf, text: string, { size, bold }: Style): Generator<[run: string, width: number]> {
  for (const run of text.match(runs) ?? []) {
    pdf.font(`latin-${isExtended.test(run) ? 'ext-' : ''}${bold ? 700 : 400}`, size);
    yield [run, pdf.widthOfString(run)];
  }
}

/** The width of a text on one line. */
export function widthOf(pdf: Pdf, text: string, style: Style): number {
  let whole = 0;
  for (const [, width] of runsOf(pdf, text, style)) whole += width;
  return whole;
}

/** Leaves out the last letters that do not fit. */
function shorten(text: string, fits: (row: string) => boolean, end = ''): string {
  const letters = [...text];
  while (letters.length > 1 && !fits(letters.join('') + end)) letters.pop();
  return letters.join('').trimEnd() + end;
}

/**
 * Breaks lines between words, and inside words that are wider than a line; ends with an ellipsis after `limit` lines.
 */
function breakLines(text: string, limit: number, fits: (row: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(breaks);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (fits((line + word).trimEnd())) {
      line += word;
    } else if (lines.length === limit - 1) {
      return [...lines, shorten(line + word, fits, '\u2026')];
    } else if (line) {
      lines.push(line.trimEnd());
      line = '';
      words.unshift(word);
    } else {
      const part = shorten(word, fits);
      lines.push(part);
      words.unshift(word.slice(part.length));
    }
  }
  return [...lines, line.trimEnd()];
}

const linesOf = (pdf: Pdf, words: string, width: number, { lines = 1, ...style }: Style & { lines?: number }) =>
  breakLines(printable(words) || ' ', lines, (row) => widthOf(pdf, row, style) <= width);

/** The height of a text in the given width. */
export const heightOf = (pdf: Pdf, words: string, width: number, style: Style & { lines?: number }) =>
  linesOf(pdf, words, width, style).length * leading * style.size;

/** Writes a text at its upper left corner. @returns its height */
export function write(
  pdf: Pdf,
  words: string,
  [x, y, width]: readonly [x: number, y: number, width: number],
  { size: fullSize, bold = false, color = ink, lines: limit = 1, align = 'left', isWhole = false }: Block,
): number {
  const rowWidth = isWhole ? widthOf(pdf, printable(words), { size: fullSize, bold }) + 1 : 0;
  const style = { size: rowWidth > width ? (fullSize * width) / rowWidth : fullSize, bold };
  const lines = linesOf(pdf, words, width, { ...style, lines: limit });
  pdf.fillColor(color);
  lines.forEach((line, at) => {
    let start = align === 'right' ? x + width - widthOf(pdf, line, style) : x;
    const below = y + (at * leading + baseLine) * style.size;
    for (const [run, runWidth] of runsOf(pdf, line, style)) {
      pdf.text(run, start, below, { lineBreak: false, baseline: 'alphabetic' });
      start += runWidth;
    }
  });
  return lines.length * leading * style.size;
}
