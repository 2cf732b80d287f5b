import type { Passwords } from '../password';
import type { BlobStore, PictureStore } from '../media/blob-store';
import type { Biller } from '../biller/biller';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Dispatcher } from '../dispatcher/dispatcher';
import type { Router } from '../router/router';

export interface Deps {
  database: Database;
  now: Clock;
  passwords: Passwords;
  /** Tenants' pictures. */
  blobs: PictureStore;
  /** What customers sent, for who may see it. */
  uploads: BlobStore;
  /** By default a simulated one; without one no bill is offered. */
  biller?: Biller | null;
  /** Is told what kept the biller from answering a customer. */
  onBillerError?: (error: unknown) => void;
  /** By default one of made streets. */
  router?: Router;
  /** By default a simulated one. */
  dispatcher?: Dispatcher;
}
