import { randomBytes } from 'node:crypto';
import { encodeUpload } from '../../../../shared/pictures/encode-upload';
import { photoBytes, photoPixels, uploadPixels } from '../../../__generated__/limits';
import type { Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { BlobStore } from '../../../media/blob-store';
import { createSentPictures } from '../../../media/sent-pictures';
import { photoOf, setPhoto } from '../queries/photos';

async function requireSquare(picture: Buffer) {
  // Loaded on demand: it is slow, and most commands need no pictures.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(picture).metadata();
  if (width !== height || width > photoPixels) throw new Refused('PHOTO_SIZE');
}

/** Profile photos of customers, which nobody else sees. */
export const createPhotos = (
  database: Database,
  uploads: BlobStore,
  pictures = createSentPictures(database, uploads),
) => ({
  /**
   * Once per code; replaces the previous photo. Decodes the picture again, because no caller is trusted.
   * @throws Refused PHOTO_SIZE; UploadRefused
   */
  async set(customerId: number, uid: string, picture: Buffer): Promise<void> {
    if ((await photoOf(database, customerId))?.uid === uid) return;
    const body = await encodeUpload(picture, { bytes: photoBytes, pixels: uploadPixels });
    await requireSquare(body);
    // Each photo has its own key, so that deleting one never deletes another customer's picture.
    const key = `photo/${randomBytes(32).toString('hex')}.webp`;
    const name = () => database.transaction((transaction) => setPhoto(transaction, customerId, { uid, key }));
    await pictures.store({ key, type: 'image/webp', body, name });
  },

  remove: (customerId: number) =>
    database.transaction((transaction) => setPhoto(transaction, customerId, { uid: null, key: null })),

  /** Undefined unless it is the customer's current photo. */
  async find(customerId: number, uid: string) {
    const photo = await photoOf(database, customerId);
    return photo?.uid === uid ? uploads.get(photo.key) : undefined;
  },
});
