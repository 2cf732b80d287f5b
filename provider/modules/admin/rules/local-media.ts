import type { Database } from '../../../database/database';
import type { BlobStore } from '../../../media/blob-store';
import { encodePicture } from '../../../media/encode-picture';
import { missingPictures } from '../../../media/picture-exists';
import { found } from '../../../errors/not-found';
import type { MediaAdmin } from '../../../admin/media-admin';

/** Works on a database that this process has open. */
export const createLocalMedia = (database: Database, blobs: BlobStore): MediaAdmin => ({
  async addPicture(codename, { kind, file, body }) {
    const [store] = await database.query('select from stores where codename = $1', [codename]);
    found(store, `There is no store "${codename}"`);
    const { name, type, body: encoded, width, height } = await encodePicture(file, body);
    const picture = `${kind}/${name}`;
    await blobs.put(picture, { type, body: encoded });
    return { picture, width, height, bytes: encoded.length };
  },

  async findMissing(codename, { pictures, items }) {
    const known = await database.query<{ view_uid: string }>(
      `select item.view_uid from items item join stores store on store.id = item.store_id
       where store.codename = $1 and item.view_uid = any ($2)`,
      [codename, items],
    );
    const there = new Set(known.map(({ view_uid }) => view_uid));
    return {
      pictures: await missingPictures(blobs, [...new Set(pictures)]),
      items: items.filter((item) => !there.has(item)),
    };
  },
});
