import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { request as get } from 'undici';
import { Busy, createQueue } from '../../../shared/queues/create-queue';
import type { BoundedCache } from '../../cache/cache-budget';
import { createInlinePictures, type InlinePicture } from './inline-pictures';
import { readLimited, createRemotePictures, type RemotePictures } from './remote-pictures';

declare module 'fastify' {
  interface FastifyInstance {
    /** A picture of a media path as WebP; null if there is none. */
    loadPicture(path: string, width: number): Promise<Buffer | null>;
    inlinePicture(path: string, width: number): Promise<InlinePicture>;
  }
}

interface ImageRoute {
  Params: { width: number; kind: string; name: string };
}

/** The widths that pages request; others are refused, so that the cache stays small. */
const widths = [96, 160, 240, 320, 480, 640, 960];
const kinds = ['listimage', 'appicon', 'appslider', 'compbackground', 'userphoto', 'reviewimage', 'popup'];
/** The name of a remote picture is its URL in base64url; see `mediaPath`. */
const remoteKind = 'remote';
const maxPixels = 40_000_000;
const timeoutMs = 5_000;

/** A picture as the provider has it; null if there is none. */
export async function originalPicture(mediaBase: string, kind: string, name: string): Promise<Buffer | null> {
  const { statusCode, body } = await get(`${mediaBase}/media/${kind}/${encodeURIComponent(name)}`, {
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  if (statusCode !== 200) {
    await body.dump();
    if (statusCode === 404) return null;
    throw new Error(`The media host answered ${statusCode}`);
  }
  return readLimited(body as AsyncIterable<Buffer>);
}

const resizer = createQueue('Resizing a picture', { atOnce: 4, maxWaiting: 200, maxWaitMs: 10_000 });

const sized = (picture: Buffer, width: number) =>
  sharp(picture, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: false })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();

export interface ImagesOptions {
  readonly mediaBase: string;
  /** The only other hosts that are contacted. */
  readonly mediaHosts: readonly string[];
  readonly cached: BoundedCache<Buffer>;
  readonly remote?: RemotePictures;
}

export function images(app: FastifyInstance, { mediaBase, mediaHosts, cached, ...given }: ImagesOptions) {
  const remote = given.remote ?? createRemotePictures({ hosts: mediaHosts });
  app.addHook('onClose', () => remote.close());
  const running = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, kind: string, name: string, width: number): Promise<Buffer | null> {
    try {
      const resized = await resizer(async () => {
        const original = await (kind === remoteKind
          ? remote.fetch(Buffer.from(name, 'base64url').toString())
          : originalPicture(mediaBase, kind, name));
        return original && sized(original, width);
      });
      if (resized) cached.set(key, resized, resized.length);
      return resized;
    } finally {
      running.delete(key);
    }
  }

  async function picture(kind: string, name: string, width: number): Promise<Buffer | null> {
    const key = `${width}/${kind}/${name}`;
    const hit = cached.get(key);
    if (hit) return hit;
    const resizing = running.get(key) ?? make(key, kind, name, width);
    running.set(key, resizing);
    return resizing;
  }

  const load = (path: string, width: number) => {
    const [kind = '', name = ''] = path.split('/');
    return picture(kind, name, width);
  };
  app.decorate('loadPicture', load);
  app.decorate('inlinePicture', createInlinePictures({ load, cached }));

  app.get<ImageRoute>(
    '/images/:width/:kind/:name',
    {
      schema: {
        params: {
          type: 'object',
          required: ['width', 'kind', 'name'],
          properties: {
            width: { type: 'integer', enum: widths },
            kind: { type: 'string', enum: [...kinds, remoteKind] },
            name: { type: 'string' },
          },
          if: { properties: { kind: { const: remoteKind } } },
          then: { properties: { name: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,1000}$' } } },
          else: { properties: { name: { type: 'string', pattern: '^[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,119}$' } } },
        },
      },
    },
    async ({ params, log }, reply) => {
      const webp = await picture(params.kind, params.name, params.width).catch((error: unknown) => {
        if (error instanceof Busy) throw error;
        log.warn({ err: error, picture: `${params.kind}/${params.name}` }, 'A picture could not be loaded');
        return null;
      });
      if (!webp) return reply.code(404).header('cache-control', 'no-store').send();
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(webp);
    },
  );
}
