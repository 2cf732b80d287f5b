import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { createDatabaseBlobs, type PictureStore } from '../media/blob-store';
import { createPasswords, type Passwords } from '../password';
import { defaultStrategies, type Strategies } from '../strategies';

/** What all modules are made of. */
export interface Deps extends Strategies {
  database: Database;
  now: Clock;
  passwords: Passwords;
  /** Tenants' pictures. */
  blobs: PictureStore;
  /** Is told what kept the biller from answering a customer. */
  onBillerError: (error: unknown) => void;
  /** The origin that tests may be pushed to, which is no public one; empty for none. */
  pushOrigin: string;
}

/** What is not given is what a provider without settings has. */
export function createDeps(database: Database, given: Partial<Omit<Deps, 'database'>> = {}): Deps {
  const { now = () => new Date(), passwords = createPasswords(), router } = given;
  return {
    ...defaultStrategies({ database, now, ...(router && { router }) }),
    blobs: createDatabaseBlobs(database),
    onBillerError: () => {},
    pushOrigin: '',
    ...given,
    database,
    now,
    passwords,
  };
}
