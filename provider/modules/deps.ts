import type { Passwords } from '../password';
import type { BlobStore } from '../media/blob-store';
import type { Clock } from '../clock';
import type { Database } from '../database/database';

export interface Deps {
  database: Database;
  now: Clock;
  passwords: Passwords;
  blobs: BlobStore;
}
