import type { BlobStore } from './blob-store';
import { drawPicture } from './draw-picture';

async function isDrawn(picture: string): Promise<boolean> {
  const [kind = '', name = ''] = picture.split('/');
  return (await drawPicture(kind, name)) !== null;
}

/** Those of `pictures` (`{kind}/{name}`) that the media host does not have. */
export async function missingPictures(blobs: BlobStore, pictures: readonly string[]): Promise<string[]> {
  const stored = await blobs.existing(pictures);
  const missing: string[] = [];
  for (const picture of pictures) {
    if (!stored.has(picture) && !(await isDrawn(picture))) missing.push(picture);
  }
  return missing;
}
