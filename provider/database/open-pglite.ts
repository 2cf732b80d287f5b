import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Extension, PGlite, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { isDiskFull } from '../free-space';
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
 * Loads each extension on its first call. PGlite loads them all at once, and in one of ten processes pg_trgm then calls
 * a null function: two extensions loading at the same time overwrite each other's symbols.
 */
const loadWhenCalled: Extension = {
  name: 'load when called',
  setup: async (_database, options: object) => ({ emscriptenOpts: { ...options, noWasmDecoding: true } }),
};

/** The PostgreSQL version inside PGlite. */
const ownVersion = '18';

/** PGlite itself only reports that it failed. */
function assertOwnVersion(directory: string) {
  const file = join(directory, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ownVersion;
  if (version === ownVersion) return;
  throw new Error(
    `${directory} was created by PostgreSQL ${version}, and this program needs PostgreSQL ${ownVersion}. Use the release of this program that created it, or set DATA_DIR to another folder.`,
  );
}

/** PGlite takes no lock: hold the directory's lock first, or use `memory://`. */
export async function openPglite(directory: string): Promise<Database> {
  assertOwnVersion(directory);
  const pglite = await PGlite.create({
    dataDir: directory,
    extensions: { loadWhenCalled, btree_gin, btree_gist, cube, earthdistance, pg_trgm },
    parsers: { [types.INT8]: Number },
  });
  endOnTrap(pglite.Module, (trap) => {
    const cause = isDiskFull(directory)
      ? `the disk of ${directory} is full. Free some space and start again.`
      : trap.stack;
    process.stderr.write(`The embedded database crashed: ${cause}\n`);
    process.exit(1);
  });
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    listen: (channel, { onNotice }) => pglite.listen(channel, onNotice),
    close: () => pglite.close(),
  };
}

interface Program {
  _PostgresMainLoopOnce: () => void;
}

/**
 * Ends the process on a WebAssembly trap, so that its supervisor restarts it. PGlite swallows traps and calls the
 * broken program again, forever.
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
