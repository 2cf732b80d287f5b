import type { FastifyInstance } from 'fastify';
import type { MediaAdmin, References } from '../store-admin';
import { maxPictureBytes, type MediaKind, mediaKinds } from '../../../media/encode-picture';
import { ok } from '../../../contract/envelope';

const codename = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{1,39}$' };
const names = { type: 'array', maxItems: 200_000, items: { type: 'string', maxLength: 200 } };

export function mediaAdminRoutes(app: FastifyInstance, admin: MediaAdmin) {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxPictureBytes + 1 },
    (_request, body, done) => done(null, body),
  );

  app.post<{ Params: { codename: string; kind: MediaKind }; Querystring: { file: string }; Body: Buffer }>(
    '/admin/stores/:codename/media/:kind',
    {
      bodyLimit: maxPictureBytes + 1,
      schema: {
        params: {
          type: 'object',
          required: ['codename', 'kind'],
          properties: { codename, kind: { type: 'string', enum: [...mediaKinds] } },
        },
        querystring: { type: 'object', required: ['file'], properties: { file: { type: 'string', maxLength: 500 } } },
      },
    },
    async ({ params, query, body }) =>
      ok(await admin.addPicture(params.codename, { kind: params.kind, file: query.file, body: Buffer.from(body) })),
  );

  app.post<{ Params: { codename: string }; Body: References }>(
    '/admin/stores/:codename/references',
    {
      bodyLimit: 16 * 1024 * 1024,
      schema: {
        params: { type: 'object', required: ['codename'], properties: { codename } },
        body: { type: 'object', required: ['pictures', 'items'], properties: { pictures: names, items: names } },
      },
    },
    async ({ params, body }) => ok(await admin.findMissing(params.codename, body)),
  );
}
