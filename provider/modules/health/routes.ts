import type { Database } from '../../database/database';
import type { Handlers } from '../../http/operations';
import { done } from '../../contract/envelope';

export const healthRoutes = (database: Database, isWritable: () => Promise<boolean>) =>
  ({
    async health() {
      await database.query('select 1');
      return { ...done, writable: await isWritable() };
    },
  }) satisfies Partial<Handlers>;
