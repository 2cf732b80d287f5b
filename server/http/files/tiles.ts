import type { FastifyInstance } from 'fastify';

interface Tile {
  z: number;
  x: number;
  y: number;
}

const size = 256;
const ground = '#eef0ea';
const line = '#dfe3da';
const cells = 4;

/**
 * Draws a grid without streets or water. Tiles of the same zoom fit together; every fourth line, on a tile's edge, is
 * bolder.
 */
export function drawTile({ z, x, y }: Tile): string {
  const tone = (x + y + z) % 2 === 0 ? ground : '#ebeee7';
  const inner = Array.from({ length: cells - 1 }, (_, at) => ((at + 1) * size) / cells)
    .map((at) => `M${at} 0V${size}M0 ${at}H${size}`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${tone}"/>` +
    `<path d="${inner}" stroke="${line}" fill="none"/><path d="M0 0V${size}M0 0H${size}" stroke="${line}" stroke-width="4" fill="none"/></svg>`
  );
}

interface TileRoute {
  Params: { z: number; x: number; y: number };
}

const coordinate = { type: 'integer', minimum: 0, maximum: 2 ** 20 };

export function tiles(app: FastifyInstance) {
  app.get<TileRoute>(
    '/tiles/:z/:x/:y.svg',
    {
      schema: {
        params: {
          type: 'object',
          required: ['z', 'x', 'y'],
          properties: { z: { type: 'integer', minimum: 0, maximum: 20 }, x: coordinate, y: coordinate },
        },
      },
    },
    ({ params }, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(drawTile(params)),
  );
}
