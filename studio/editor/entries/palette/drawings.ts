import type { KindName } from '../model/kinds';

/** A shape in a frame of 120 by 72: a rectangle, or a disc if its corner is half of its height. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly tone: 'line' | 'soft' | 'strong' | 'surface';
  readonly corner: number;
}

const rect = (x: number, y: number, width: number, height: number, tone: Shape['tone'], corner = 2): Shape => ({
  x,
  y,
  width,
  height,
  tone,
  corner,
});
const disc = (x: number, y: number, size: number, tone: Shape['tone'] = 'strong') =>
  rect(x, y, size, size, tone, size / 2);
const line = (x: number, y: number, width: number) => rect(x, y, width, 4, 'line');
const heading = line(10, 8, 46);

const card = (x: number, y: number, height = 44): Shape[] => [
  rect(x, y, 46, height, 'surface', 4),
  rect(x, y, 46, height - 16, 'soft', 4),
  line(x + 5, y + height - 11, 28),
];
const row = (y: number): Shape[] => [
  disc(10, y, 14, 'soft'),
  line(30, y + 2, 52),
  line(30, y + 9, 34),
  rect(106, y + 4, 4, 6, 'line'),
];
const field = (y: number): Shape[] => [line(10, y, 34), rect(10, y + 8, 100, 14, 'surface', 3)];
const grid = (y: number): Shape[] => [10, 38, 66, 94].flatMap((x) => [disc(x, y, 16, 'soft'), line(x, y + 20, 16)]);
const map = (x: number, width: number, y: number, height: number): Shape[] => [
  rect(x, y, width, height, 'soft', 4),
  rect(x, y + height / 2 - 2, width, 3, 'surface', 0),
  rect(x + width * 0.3, y, 3, height, 'surface', 0),
  disc(x + width / 2 - 5, y + height / 2 - 8, 10),
];

const sections: readonly (readonly Shape[])[] = [
  [heading, line(10, 22, 100), line(10, 32, 100), line(10, 42, 92), line(10, 52, 60)],
  [line(30, 16, 60), rect(18, 28, 84, 20, 'strong', 6), line(40, 56, 40)],
  [...map(8, 104, 6, 60), rect(16, 46, 56, 16, 'surface', 3), line(22, 52, 36)],
  [...row(6), ...row(28), ...row(50)],
  [
    rect(8, 6, 104, 60, 'surface', 4),
    rect(8, 6, 104, 12, 'line', 4),
    line(18, 28, 24),
    line(26, 38, 56),
    line(26, 48, 40),
  ],
  [...grid(6), ...grid(40)],
  [...card(8, 4, 30), ...card(66, 4, 30), ...card(8, 38, 30), ...card(66, 38, 30)],
  [heading, ...card(10, 18, 22), ...card(64, 18, 22), line(10, 46, 36), rect(10, 54, 100, 12, 'soft', 3)],
];

const segments: readonly (readonly Shape[])[] = [
  [heading, ...card(10, 20), ...card(64, 20)],
  [heading, ...[10, 48, 86].flatMap((x) => [disc(x, 22, 24, 'soft'), line(x, 52, 24)])],
  [heading, ...[10, 64].flatMap((x) => [rect(x, 20, 46, 44, 'surface', 4), disc(x + 15, 26, 16), line(x + 9, 52, 28)])],
  [heading, ...map(10, 46, 20, 44), ...map(64, 46, 20, 44)],
  [
    rect(10, 10, 46, 52, 'soft', 4),
    line(64, 12, 46),
    line(64, 24, 40),
    line(64, 34, 44),
    rect(64, 48, 34, 12, 'strong', 3),
  ],
];

const kindShapes: Partial<Readonly<Record<KindName, readonly Shape[]>>> = {
  slide: [
    rect(8, 8, 104, 48, 'soft', 5),
    line(18, 26, 42),
    line(18, 36, 28),
    disc(48, 61, 5),
    disc(58, 61, 5, 'line'),
    disc(68, 61, 5, 'line'),
  ],
  location: [...map(8, 104, 6, 44), line(12, 56, 54)],
  billGroup: [heading, ...grid(24)],
  bill: [disc(46, 12, 28, 'soft'), line(38, 48, 44)],
  billService: [
    heading,
    ...[20, 38, 56].flatMap((y) => [
      rect(10, y, 100, 12, 'surface', 3),
      line(16, y + 4, 40),
      rect(86, y + 3, 18, 6, 'strong'),
    ]),
  ],
  billProduct: [rect(10, 24, 100, 24, 'surface', 4), line(18, 34, 44), rect(80, 31, 22, 10, 'strong', 3)],
  zone: [...map(8, 104, 6, 60), rect(32, 8, 56, 56, 'soft', 28), disc(55, 31, 10)],
  hours: [line(10, 12, 40), rect(10, 30, 100, 12, 'surface', 6), rect(58, 30, 30, 12, 'strong', 6), line(58, 50, 30)],
  surge: [rect(22, 46, 16, 18, 'soft'), rect(52, 32, 16, 32, 'soft'), rect(82, 12, 16, 52, 'strong')],
  form: [...field(6), ...field(32), rect(10, 58, 40, 10, 'strong', 3)],
  line: field(24),
  option: [disc(12, 20, 12, 'strong'), line(32, 24, 60), disc(12, 42, 12, 'line'), line(32, 46, 48)],
  label: [rect(8, 26, 44, 20, 'strong', 10), rect(58, 26, 52, 20, 'surface', 10), line(68, 34, 32)],
  reward: [rect(18, 14, 84, 44, 'soft', 6), disc(28, 26, 20), line(56, 28, 36), line(56, 38, 24)],
  package: row(28),
  extra: row(28),
  region: row(28),
};

/** What an entry looks like to customers; null for those that an icon says better. */
export function shapesOf(kind: KindName, sort: number | null): readonly Shape[] | null {
  if (kind === 'component') return sections[sort ?? -1] ?? null;
  if (kind === 'segment') return segments[sort ?? -1] ?? null;
  return kindShapes[kind] ?? null;
}
