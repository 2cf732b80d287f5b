import type { Database } from '../database/database';
import type { Blob, BlobStore } from './blob-store';

export interface SentPicture<T> extends Blob {
  key: string;
  /** Stores the row that refers to it. */
  name: () => Promise<T>;
}

/**
 * Pictures that customers send. A picture that no row refers to, for example after a crash, is deleted an hour later.
 */
export const createSentPictures = (database: Database, uploads: BlobStore) => ({
  async store<T>({ key, name, ...blob }: SentPicture<T>): Promise<T> {
    await database.query(
      `insert into blob_deletions (key, due_at) values ($1, now() + interval '1 hour')
       on conflict (key) do update set due_at = excluded.due_at`,
      [key],
    );
    await uploads.put(key, blob);
    try {
      return await name();
    } catch (error) {
      await database.query('update blob_deletions set due_at = now() where key = $1', [key]);
      throw error;
    }
  },
});
