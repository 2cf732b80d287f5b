import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

export interface Blob {
  type: string;
  body: Uint8Array;
}

/** Keys are hashes of the content, so storing a blob again does nothing. */
export interface BlobStore {
  put(key: string, blob: Blob): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  /** Does nothing if there is no such blob. */
  delete(key: string): Promise<void>;
}

/** Stores tenants' pictures, which documents refer to. */
export interface PictureStore extends BlobStore {
  existing(keys: readonly string[]): Promise<Set<string>>;
}

export const blobTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** For example `proof/5f70….webp`. */
export function contentKey(folder: string, { type, body }: Blob): string {
  const extension = Object.keys(blobTypes).find((one) => blobTypes[one] === type) ?? '';
  return `${folder}/${createHash('sha256').update(body).digest('hex')}${extension}`;
}

export const createDatabaseBlobs = (database: Database): PictureStore => ({
  async put(key, { type, body }) {
    await database.query('insert into blobs (key, type, body) values ($1, $2, $3) on conflict do nothing', [
      key,
      type,
      body,
    ]);
  },

  async get(key) {
    const [blob] = await database.query<Blob>('select type, body from blobs where key = $1', [key]);
    return blob;
  },

  async delete(key) {
    await database.query('delete from blobs where key = $1', [key]);
  },

  async existing(keys) {
    const rows = await database.query<{ key: string }>('select key from blobs where key = any ($1)', [keys]);
    return new Set(rows.map(({ key }) => key));
  },
});
