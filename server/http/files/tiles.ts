import type { FastifyInstance } from 'fastify';
import { drawTile } from './draw-tile';

interface TileAddress {
  Params: { z: number; x: number; y: number };
}

const coordinate = { type: 'integer', minimum: 0, maximum: 2 ** 20 };

/** The embedded map: plain drawn tiles, the same at every visit. `TILE_URL` puts real ones in their place. */
export function tiles(app: FastifyInstance) {
  app.get<TileAddress>(
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
