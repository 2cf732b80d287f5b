import { inflateSync } from 'node:zlib';

const streamOf = (body: string): string => {
  const start = /stream\r?\n/.exec(body);
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (!start || length === undefined) return '';
  const raw = body.slice(start.index + start[0].length).slice(0, Number(length));
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
};

const lettersOf = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** Letters by glyph, from the ranges `<first> <last> [<letters> …]` of a font's map to Unicode. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([\da-f]+)>/gi)].forEach(([, letters = ''], at) =>
      glyphs.set((parseInt(first, 16) + at).toString(16).padStart(4, '0'), lettersOf(letters)),
    );
  }
  return glyphs;
}

/** The texts of a PDF's pages in drawing order; the PDF must embed its fonts in the way our server writes them. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id, body);
  }
  const at = (body: string, key: string) => objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const resources = at(page, 'Resources') || page;
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, readGlyphs(streamOf(at(objects.get(id) ?? '', 'ToUnicode'))));
    }
    let glyphs = new Map<string, string>();
    const drawn: string[] = [];
    let place = '';
    let last = '';
    const steps = /([\d.-]+) Tm|\/(F\d+ [\d.]+) Tf|\[([^\]]*)\] TJ/g;
    for (const [, height, font, shown] of streamOf(at(page, 'Contents')).matchAll(steps)) {
      if (height !== undefined) place = height;
      if (font !== undefined) {
        glyphs = fonts.get(font.split(' ')[0] ?? '') ?? new Map();
        place += ` ${font}`;
      }
      const units = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      if (shown === undefined) continue;
      const letters = units.map((unit) => glyphs.get(unit) ?? '\uFFFD').join('');
      const [now, before] = [place.split(' '), last.split(' ')];
      // A text that continues in another font file of the family is the same line.
      const goesOn = now[0] === before[0] && now[1] !== before[1] && now[2] === before[2];
      drawn.push(goesOn ? letters : `\n${letters}`);
      last = place;
    }
    return drawn.join('').slice(1);
  });
}
