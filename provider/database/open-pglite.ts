import { PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database, Queryable } from './database';

type Connection = Pick<PGlite, 'query' | 'exec'>;

const queryable = (connection: Connection): Queryable => ({
  async query<Row>(sql: string, values: readonly unknown[] = []) {
    const { rows } = await connection.query<Row>(sql, [...values]);
    return rows;
  },
  async script(sql) {
    await connection.exec(sql);
  },
});

/** PostgreSQL inside this process. PGlite takes no lock: hold the directory's lock before, or use `memory://`. */
export async function openPglite(directory: string): Promise<Database> {
  const pglite = await PGlite.create({
    dataDir: directory,
    extensions: { btree_gin, btree_gist, cube, earthdistance, pg_trgm },
    parsers: { [types.INT8]: Number },
  });
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    close: () => pglite.close(),
  };
}
