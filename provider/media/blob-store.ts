import type { Database } from '../database/database';

export interface Blob {
  type: string;
  body: Uint8Array;
}

export interface BlobStore {
  /** Storing a key again does nothing: keys are hashes of the content. */
  put(key: string, blob: Blob): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  existing(keys: readonly string[]): Promise<Set<string>>;
}

export const createDatabaseBlobs = (database: Database): BlobStore => ({
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

  async existing(keys) {
    const rows = await database.query<{ key: string }>('select key from blobs where key = any ($1)', [keys]);
    return new Set(rows.map(({ key }) => key));
  },
});
