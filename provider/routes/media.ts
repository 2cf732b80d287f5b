import type { FastifyInstance } from 'fastify';
import { drawPicture } from '../media/draw-picture';
import { found } from '../not-found';

const params = {
  type: 'object',
  required: ['kind', 'name'],
  properties: {
    kind: {
      type: 'string',
      enum: ['listimage', 'appicon', 'appslider', 'compbackground', 'userphoto', 'reviewimage', 'popup'],
    },
    name: { type: 'string', pattern: '^[A-Za-z0-9_.~-]{1,120}$' },
  },
};

/** The media host of the demo stores. A picture's name says what is drawn, so it never changes. */
export function mediaRoutes(app: FastifyInstance) {
  app.get<{ Params: { kind: string; name: string } }>(
    '/media/:kind/:name',
    { schema: { params } },
    async (request, reply) => {
      const picture = found(await drawPicture(request.params.kind, request.params.name), 'There is no such picture');
      return reply
        .type(picture.type)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(picture.body);
    },
  );
}
