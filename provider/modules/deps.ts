import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { createDatabaseBlobs, type PictureStore } from '../media/blob-store';
import { createPasswords, type Passwords } from '../password';
import type { CheckSelling } from '../selling';
import { defaultStrategies, type Strategies } from '../strategies';
import type { StudioOptions } from '../studio-options';

/** The dependencies of all modules. */
export interface Deps extends Strategies {
  database: Database;
  now: Clock;
  passwords: Passwords;
  /** Tenants' pictures. */
  blobs: PictureStore;
  /** Called with the error if the biller could not answer a customer. */
  onBillerError: (error: unknown) => void;
  studio: StudioOptions;
  /** By default, nothing is found. */
  checkSelling: CheckSelling;
  /** An origin, other than a public host, that tests may send pushes to; empty for none. */
  pushOrigin: string;
}

/** Missing dependencies are those of a provider without settings. */
export function createDeps(database: Database, given: Partial<Omit<Deps, 'database'>> = {}): Deps {
  const { now = () => new Date(), passwords = createPasswords(), router } = given;
  return {
    ...defaultStrategies({ database, now, ...(router && { router }) }),
    blobs: createDatabaseBlobs(database),
    onBillerError: () => {},
    checkSelling: async () => [],
    pushOrigin: '',
    studio: { isDemo: false, needsSecondFactor: false, origin: '' },
    ...given,
    database,
    now,
    passwords,
  };
}
