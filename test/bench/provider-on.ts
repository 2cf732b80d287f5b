import { type RunningProvider, startProvider } from '../support/programs/start-provider';
import { temporaryFolder } from '../support/programs/temporary-folder';
import type { SeededDatabase } from './seeded-databases';

/** The provider on a measured database. */
export const providerOn = ({ url }: Pick<SeededDatabase, 'url'>): Promise<RunningProvider> =>
  startProvider({ DATABASE_URL: url, DATA_DIR: temporaryFolder('scale'), LOG_LEVEL: 'error' });
