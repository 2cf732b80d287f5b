import type { Database } from '../database/database';
import type { Handlers } from '../http/operations';
import { done } from '../replies/envelope';

export const healthRoutes = (database: Database) =>
  ({
    async health() {
      await database.query('select 1');
      return done;
    },
  }) satisfies Partial<Handlers>;
