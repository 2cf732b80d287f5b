import type { Database } from '../../database/database';
import type { Handlers } from '../../http/operations';
import { done } from '../../contract/envelope';
import { probeDatabase } from './queries';

export const healthRoutes = (database: Database, isWritable: () => Promise<boolean>) =>
  ({
    async health() {
      await probeDatabase(database);
      return { ...done, writable: await isWritable() };
    },
  }) satisfies Partial<Handlers>;
