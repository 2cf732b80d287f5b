interface Tile {
  z: number;
  x: number;
  y: number;
}

const size = 256;
const ground = '#eef0ea';
const block = '#e4e7df';
const park = '#cfe6c5';
const water = '#b5d9ee';
const street = '#ffffff';
const avenue = '#fbe7a8';
/** Width of a block of houses in units of the whole world at zoom 17: four blocks a tile. */
const blocksAtZoom17 = 4;

/** A number in [0, 1) that is always the same for the same two coordinates. */
function chance(a: number, b: number): number {
  const mixed = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) ^ Math.imul(b ^ (b >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

const rectangle = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius}" fill="${fill}"/>`;

/** What stands on a block: houses, now and then a park or a pond. */
const fillOf = (column: number, row: number) => {
  const kind = chance(column, row);
  if (kind < 0.08) return park;
  return kind < 0.11 ? water : block;
};

/** A town of blocks and streets. Neighbouring tiles and zoom levels fit: all is drawn from coordinates of the whole world. */
export function drawTile({ z, x, y }: Tile): string {
  // Far out, blocks become districts, so that a tile never holds more than 8 x 8.
  const coarse = Math.max(0, 16 - z);
  const perTile = Math.max(blocksAtZoom17 * 2 ** (17 - z - coarse), 0.25);
  const side = size / perTile;
  const gap = Math.min(side * 0.14, 14);
  const first = { column: Math.floor(x * perTile), row: Math.floor(y * perTile) };
  const count = Math.ceil(perTile) + 1;
  const parts: string[] = [];
  for (let column = first.column; column < first.column + count; column += 1) {
    for (let row = first.row; row < first.row + count; row += 1) {
      const left = (column - x * perTile) * side;
      const top = (row - y * perTile) * side;
      parts.push(rectangle(left + gap / 2, top + gap / 2, side - gap, side - gap, fillOf(column, row), 3));
    }
    if (chance(column, -7) < 0.2) {
      const left = (column - x * perTile) * side;
      parts.push(rectangle(left - gap * 0.7, 0, gap * 1.4, size, chance(column, 3) < 0.5 ? avenue : street));
    }
  }
  for (let row = first.row; row < first.row + count; row += 1) {
    if (chance(-3, row) >= 0.2) continue;
    parts.push(
      rectangle(0, (row - y * perTile) * side - gap * 0.7, size, gap * 1.4, chance(row, 5) < 0.5 ? avenue : street),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${rectangle(0, 0, size, size, ground)}${parts.join('')}</svg>`;
}
