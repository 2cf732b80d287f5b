import type { Database } from '../database/database';

export interface Blob {
  /** Of its content, such as `image/webp`. */
  type: string;
  body: Uint8Array;
}

/** Where pictures that tenants added are stored. Keys name their content, so a blob never changes. */
export interface BlobStore {
  /** Storing the same key again does nothing. */
  put(key: string, blob: Blob): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  /** Those of `keys` that are stored. */
  existing(keys: readonly string[]): Promise<Set<string>>;
}

/** In the database, so that every provider on it serves them. */
export const createDatabaseBlobs = (database: Database): BlobStore => ({
  async put(key, { type, body }) {
    await database.query('insert into blobs (key, type, body) values ($1, $2, $3) on conflict do nothing', [
      key,
      type,
      body,
    ]);
  },

  async get(key) {
    const [found] = await database.query<Blob>('select type, body from blobs where key = $1', [key]);
    return found;
  },

  async existing(keys) {
    const found = await database.query<{ key: string }>('select key from blobs where key = any ($1)', [keys]);
    return new Set(found.map(({ key }) => key));
  },
});
