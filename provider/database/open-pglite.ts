import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Extension, PGlite, types } from '@electric-sql/pglite';
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

/**
 * Has each extension's program loaded when it is first called. Otherwise PGlite loads them all at once, where one in ten
 * processes got a pg_trgm that calls a null function: two loading programs mend each other's table of symbols.
 */
const loadWhenCalled: Extension = {
  name: 'load when called',
  setup: async (_database, options: object) => ({ emscriptenOpts: { ...options, noWasmDecoding: true } }),
};

/** PostgreSQL's, of which PGlite is built. */
const ownVersion = '18';

/** PGlite itself would only say that it failed. */
function assertOwnVersion(directory: string) {
  const file = join(directory, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ownVersion;
  if (version === ownVersion) return;
  throw new Error(
    `${directory} was made by version ${version} of PostgreSQL, and this program reads version ${ownVersion}. Use the release of this program that made it, or set DATA_DIR to another folder.`,
  );
}

/** PostgreSQL inside this process. PGlite takes no lock: hold the directory's lock before, or use `memory://`. */
export async function openPglite(directory: string): Promise<Database> {
  assertOwnVersion(directory);
  const pglite = await PGlite.create({
    dataDir: directory,
    extensions: { loadWhenCalled, btree_gin, btree_gist, cube, earthdistance, pg_trgm },
    parsers: { [types.INT8]: Number },
  });
  endOnTrap(pglite.Module, (trap) => {
    process.stderr.write(`The embedded database broke down: ${trap.stack}\n`);
    process.exit(1);
  });
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    listen: (channel, { heard }) => pglite.listen(channel, heard),
    close: () => pglite.close(),
  };
}

interface Program {
  _PostgresMainLoopOnce: () => void;
}

/**
 * Makes a trap of the embedded database's program end the process, which whoever watches it starts anew. PGlite itself
 * swallows one and calls the broken program again, for ever.
 */
export function endOnTrap(program: Program, end: (trap: Error) => never) {
  const run = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) end(error);
      throw error;
    }
  };
}
