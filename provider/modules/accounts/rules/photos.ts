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

/** Photos that customers sent of themselves, which nobody else sees. */
export const createPhotos = (
  database: Database,
  uploads: BlobStore,
  pictures = createSentPictures(database, uploads),
) => ({
  /**
   * Once a code; replaces the one of before. Trusts no caller: the picture is decoded here as well.
   * @throws Refused PHOTO_SIZE; UploadRefused
   */
  async set(customerId: number, uid: string, picture: Buffer): Promise<void> {
    if ((await photoOf(database, customerId))?.uid === uid) return;
    const body = await encodeUpload(picture, { bytes: photoBytes, pixels: uploadPixels });
    await requireSquare(body);
    // A key of its own for each: deleting one never takes another's picture away.
    const key = `photo/${randomBytes(32).toString('hex')}.webp`;
    const name = () => database.transaction((transaction) => setPhoto(transaction, customerId, { uid, key }));
    await pictures.store({ key, type: 'image/webp', body, name });
  },

  remove: (customerId: number) =>
    database.transaction((transaction) => setPhoto(transaction, customerId, { uid: null, key: null })),

  /** Undefined for what is not the customer's photo of now. */
  async find(customerId: number, uid: string) {
    const photo = await photoOf(database, customerId);
    return photo?.uid === uid ? uploads.get(photo.key) : undefined;
  },
});
