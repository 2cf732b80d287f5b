import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './database';

/** One store as it would be at another revision; a draft's number is below 0. */
export interface Preview {
  codename: string;
  revision: number;
  /** The id of the member who looks, or of the link that was shared. */
  grant: string;
}

const previews = new AsyncLocalStorage<Preview>();

/** Everything that `work` and what follows from it reads of the store is at that revision. */
export const previewing = (preview: Preview, work: () => void) => previews.run(preview, work);

const choose = (transaction: Queryable, { codename, revision }: Omit<Preview, 'grant'>) =>
  transaction.query(`select set_config('storefront.preview', $1, true)`, [`${codename}:${revision}`]);

/** The view `current_stores` reads the setting, which ends with its transaction. */
export function withPreviews(database: Database): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction(async (connection) => {
      const preview = previews.getStore();
      if (preview) await choose(connection, preview);
      return work(connection);
    });
  return {
    query: (sql, values) =>
      previews.getStore() ? transaction((connection) => connection.query(sql, values)) : database.query(sql, values),
    script: (sql) => database.script(sql),
    transaction,
    listen: (channel, listener) => database.listen(channel, listener),
    close: () => database.close(),
  };
}
