import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../media/blob-store';
import { drawPicture } from '../../media/draw-picture';
import { mediaKinds } from '../../media/encode-picture';
import { orNotFound } from '../../errors/call-errors';

const params = {
  type: 'object',
  required: ['kind', 'file'],
  properties: {
    kind: {
      type: 'string',
      enum: [...mediaKinds],
    },
    file: { type: 'string', pattern: '^[A-Za-z0-9_.~-]{1,120}$' },
  },
};

/** Serves uploaded pictures, and drawn ones by the recipe in their name. Both are immutable. */
export function mediaRoutes(app: FastifyInstance, blobs: BlobStore) {
  app.get<{ Params: { kind: string; file: string } }>(
    '/media/:kind/:file',
    { schema: { params } },
    async (request, reply) => {
      const { kind, file } = request.params;
      const blob = (await drawPicture(kind, file)) ?? (await blobs.get(`${kind}/${file}`));
      const picture = orNotFound(blob, 'The picture does not exist');
      return reply
        .type(picture.type)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(typeof picture.body === 'string' ? picture.body : Buffer.from(picture.body));
    },
  );
}
