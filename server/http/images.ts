import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { request as get } from 'undici';

interface ImageAddress {
  Params: { width: number; kind: string; name: string };
}

/** The widths that pages ask for; another is refused, so that the cache stays small. */
const widths = [96, 160, 240, 320, 480, 640, 960];
const kinds = ['listimage', 'appicon', 'appslider', 'compbackground', 'userphoto', 'reviewimage', 'popup'];
const mostSourceBytes = 10 * 1024 * 1024;
const mostPixels = 40_000_000;
const mostKeptBytes = 96 * 1024 * 1024;
const patience = 5_000;

/** The provider's picture; null when it has none of that name. */
async function source(mediaBase: string, kind: string, name: string): Promise<Buffer | null> {
  const { statusCode, body } = await get(`${mediaBase}/media/${kind}/${encodeURIComponent(name)}`, {
    headersTimeout: patience,
    bodyTimeout: patience,
  });
  if (statusCode !== 200) {
    await body.dump();
    if (statusCode === 404) return null;
    throw new Error(`The media host answered ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostSourceBytes) throw new Error(`A picture of more than ${mostSourceBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const sized = (picture: Buffer, width: number) =>
  sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: false })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();

/**
 * Pictures of the provider's media host as WebP in the widths that pages ask for.
 * @param mediaBase the provider's address; no other host is ever asked.
 */
export function images(app: FastifyInstance, mediaBase: string) {
  const kept = new LRUCache<string, Promise<Buffer | null>>({ max: 4_000 });
  const sizes = new LRUCache<string, number>({
    maxSize: mostKeptBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, key) => kept.delete(key),
  });

  function picture(kind: string, name: string, width: number): Promise<Buffer | null> {
    const key = `${width}/${kind}/${name}`;
    const known = kept.get(key);
    if (known) return known;
    const made = source(mediaBase, kind, name).then((found) => found && sized(found, width));
    kept.set(key, made);
    made.then(
      (found) => (found ? sizes.set(key, found.length) : kept.delete(key)),
      () => kept.delete(key),
    );
    return made;
  }

  app.get<ImageAddress>(
    '/images/:width/:kind/:name',
    {
      schema: {
        params: {
          type: 'object',
          required: ['width', 'kind', 'name'],
          properties: {
            width: { type: 'integer', enum: widths },
            kind: { type: 'string', enum: kinds },
            name: { type: 'string', pattern: '^[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$' },
          },
        },
      },
    },
    async ({ params, log }, reply) => {
      const found = await picture(params.kind, params.name, params.width).catch((error: unknown) => {
        log.warn({ err: error, picture: `${params.kind}/${params.name}` }, 'A picture could not be had');
        return null;
      });
      if (!found) return reply.code(404).header('cache-control', 'no-store').send();
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(found);
    },
  );
}
