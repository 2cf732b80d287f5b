import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryInUse } from '../../provider/database/lock-file';
import { openPostgres } from '../../provider/database/open-postgres';
import { startErrorText } from '../../provider/start-error';
import { freePort } from '../support/programs/free-port';
import { runProgram } from '../support/provider/run-program';
import { serverUrl } from '../support/provider/server-database';

const embedded = { DATA_DIR: '/data', DATABASE_URL: '' };
const server = { DATA_DIR: '/data', DATABASE_URL: 'postgres://shop:hunter2@db.example:5433/shop' };
const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  [embedded, new DirectoryInUse('/data/pg', 42), '/data/pg is in use by process 42; .*Stop that process first'],
  [embedded, failure('ENOSPC: no space left on device, write', 'ENOSPC'), 'The disk of /data is full. Free some space'],
  [embedded, failure('could not extend file: No space left on device'), 'The disk of /data is full'],
  [
    embedded,
    failure("EACCES: permission denied, mkdir '/data'", 'EACCES'),
    '\\(/data\\) cannot be written, because this user may not .* set DATA_DIR',
  ],
  [
    embedded,
    failure("EEXIST: file already exists, mkdir '/data'", 'EEXIST'),
    'there is a file in its place: .* Move that file',
  ],
  [
    embedded,
    failure("ENOENT: no such file, mkdir '/data/x'", 'ENOENT'),
    'a folder above it is missing, or is read-only: .* Create that folder',
  ],
  [embedded, failure("EROFS: read-only file system, mkdir '/data'", 'EROFS'), 'read-only disk: .* Mount that disk'],
  [embedded, { name: 'ErrnoError', errno: 51 } as unknown as Error, '/data/pg are damaged \\(ErrnoError\\)'],
  [embedded, failure('invalid page in block 0 of relation "base/5/2689"', 'XX001'), '/data/pg are damaged .* backup'],
  [embedded, failure('PGlite failed to initialize properly'), '/data/pg are damaged .* backup'],
  [
    embedded,
    failure('listen EADDRINUSE: address already in use 127.0.0.1:80', 'EADDRINUSE'),
    '127.0.0.1:80. .* PROVIDER_PORT',
  ],
  [
    server,
    failure('', 'ECONNREFUSED'),
    'server at db.example:5433 does not answer \\(ECONNREFUSED\\). Check DATABASE_URL',
  ],
  [server, failure('timeout expired'), 'server at db.example:5433 does not answer. Check'],
  [server, failure('password authentication failed for user "shop"', '28P01'), 'rejects the login: .* Check user'],
  [server, failure('database "shop" does not exist', '3D000'), 'has no database "shop". Create it \\(createdb shop\\)'],
  [server, failure('permission denied for schema public', '42501'), 'refuses: permission denied .* needs to own'],
  [server, failure('sorry, too many clients already', '53300'), 'no free connection. Lower DATABASE_POOL_SIZE'],
  [server, failure('the database system is starting up', '57P03'), 'is not ready: .* Start again'],
  [
    server,
    failure('cannot execute CREATE TABLE in a read-only transaction', '25006'),
    'does not accept writes. .* primary',
  ],
  [server, failure('extension "cube" is not available', '0A000'), 'lacks an extension: .* contrib'],
  [server, failure('could not extend file: No space left on device', '53100'), 'disk of the database server is full'],
  [server, failure('something else'), '^something else$'],
])('with %j, %s is printed with its fix', (settings, error, pattern) => {
  const text = startErrorText(error, settings);
  expect(text).toMatch(new RegExp(pattern, 's'));
  expect(text).not.toContain('hunter2');
  expect(text).not.toContain('\n');
});

(serverUrl ? test : test.skip)('a real server has the codes that are told', async () => {
  const told = async (change: (url: URL) => void) => {
    const url = new URL(serverUrl ?? '');
    change(url);
    const database = openPostgres(url.href);
    const error: unknown = await database.query('select 1').catch((reason: unknown) => reason);
    await database.close();
    return startErrorText(error, { DATA_DIR: '/data', DATABASE_URL: url.href });
  };
  expect(await told((url) => (url.pathname = '/nowhere'))).toContain('has no database "nowhere"');
  expect(await told((url) => (url.username = 'nobody'))).toContain('rejects the login');
  const port = await freePort();
  expect(await told((url) => (url.port = String(port)))).toContain('does not answer (ECONNREFUSED)');
});

describe('a provider that cannot start', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'provider-start-'));
  const outcome = async (environment: NodeJS.ProcessEnv) => {
    const program = runProgram('provider', [], environment);
    return { code: await program.ended, output: program.output() };
  };

  test('prints one line without a stack, opens nothing and exits with 1', async () => {
    const foreign = folder();
    mkdirSync(join(foreign, 'pg'));
    writeFileSync(join(foreign, 'pg/PG_VERSION'), '15\n');
    const taken = createServer();
    const port = await new Promise<number>((done) => {
      taken.listen(0, '127.0.0.1', () => done((taken.address() as { port: number }).port));
    });
    const untouched = folder();
    const [version, inUse] = await Promise.all([
      outcome({ DATA_DIR: foreign }),
      outcome({ DATA_DIR: join(untouched, 'data'), PROVIDER_PORT: String(port) }),
    ]);
    taken.close();
    expect(version).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+ was created by PostgreSQL 15, and this program needs PostgreSQL 18\. .*\n$/),
    });
    expect(inUse).toEqual({
      code: 1,
      output: expect.stringMatching(/^listen EADDRINUSE: .* set PROVIDER_PORT to another port\.\n$/),
    });
  });
});
