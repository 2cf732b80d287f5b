import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Busy } from '../../../shared/queues/create-queue';
import type { BoundedCache } from '../../cache/cache-budget';

interface IconRoute {
  Params: { size: number; purpose: 'any' | 'maskable'; kind: string; name: string };
}

const sizes = [180, 192, 512];
const sourceWidth = 640;
const safeShare = 0.8;
const white = { r: 255, g: 255, b: 255 };
const clear = { ...white, alpha: 0 };

/** The colour of the logo's corner, if it is opaque, so that its background continues to the edge. */
async function groundOf(logo: Buffer) {
  const [r = 255, g = 255, b = 255, alpha = 0] = await sharp(logo)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return alpha === 255 ? { r, g, b } : white;
}

async function draw(logo: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  const inner = Math.round(size * (isMaskable ? safeShare : 1));
  const picture = await sharp(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  if (!isMaskable) return picture;
  const create = { width: size, height: size, channels: 3 as const, background: await groundOf(logo) };
  return sharp({ create })
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** A store's logo as a square PNG for home screens; the picture under a name never changes. */
export function storeIcons(app: FastifyInstance, cached: BoundedCache<Buffer>) {
  app.get<IconRoute>(
    '/icons/:size/:purpose/:kind/:name',
    {
      schema: {
        params: {
          type: 'object',
          required: ['size', 'purpose', 'kind', 'name'],
          properties: {
            size: { type: 'integer', enum: sizes },
            purpose: { type: 'string', enum: ['any', 'maskable'] },
            kind: { type: 'string', enum: ['appicon', 'remote'] },
            name: { type: 'string', pattern: '^[A-Za-z0-9_~-][A-Za-z0-9_.~-]{0,999}$' },
          },
        },
      },
    },
    async ({ params: { size, purpose, kind, name }, log }, reply) => {
      const key = `icon/${size}/${purpose}/${kind}/${name}`;
      const logo = cached.get(key)
        ? null
        : await app.loadPicture(`${kind}/${name}`, sourceWidth).catch((error: unknown) => {
            if (error instanceof Busy) throw error;
            log.warn({ err: error, picture: `${kind}/${name}` }, 'A store icon could not be loaded');
            return null;
          });
      const icon = cached.get(key) ?? (logo && (await draw(logo, size, purpose === 'maskable')));
      if (!icon) return reply.code(404).header('cache-control', 'no-store').send();
      cached.set(key, icon, icon.length);
      return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(icon);
    },
  );
}
