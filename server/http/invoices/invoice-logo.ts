import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { InvoiceSheet } from '../../../src/entry-server';

/** The position of the logo on the page, in points. */
export const logoBox = { width: 220, height: 56 };

const dotsPerPoint = 3;
const timeoutMs = 3_000;

/** Logos that were logged as broken and are no longer drawn. */
const broken = new Set<string>();
const maxBroken = 500;

/** Records a logo as broken, and removes the oldest over the limit. @returns false if it was already recorded */
function addBroken(logo: string): boolean {
  if (broken.has(logo)) return false;
  const [oldest] = broken;
  if (oldest !== undefined && broken.size >= maxBroken) broken.delete(oldest);
  broken.add(logo);
  return true;
}

/** The store's logo as an opaque PNG on the color of the head; null if there is none or it cannot be loaded. */
export async function loadLogo({ server, log }: FastifyReply, { logo, colors }: InvoiceSheet): Promise<Buffer | null> {
  if (!logo) return null;
  try {
    const late = setTimeout(timeoutMs, null, { ref: false });
    const picture = await Promise.race([server.loadPicture(logo, 640), late]);
    if (!picture) throw new Error(`The logo is missing or took longer than ${timeoutMs} ms`);
    const drawn = await sharp(picture)
      .resize(logoBox.width * dotsPerPoint, logoBox.height * dotsPerPoint, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: colors.band })
      .removeAlpha()
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    broken.delete(logo);
    return drawn;
  } catch (error) {
    if (addBroken(logo)) log.warn({ err: error, picture: logo }, 'A logo could not be drawn');
    return null;
  }
}
