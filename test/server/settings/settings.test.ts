import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../../server/settings';
import { cleanUp } from '../../harness/at-the-end';
import { temporaryFolder } from '../../harness/temporary-folder';

afterAll(cleanUp);

const secret = 'a secret of thirty-two characters or more';
const read = (environment: NodeJS.ProcessEnv) => readSettings({ SESSION_SECRET: secret, ...environment });

test('nothing set is the embedded store on this machine alone', () => {
  expect(read({})).toMatchObject({ NODE_ENV: 'production', PORT: 3000, HOST: '127.0.0.1', MULTI_TENANT: true });
});

test('the inspector is on where all that it looks into is embedded, unless it is set', () => {
  expect(read({}).INSPECTOR).toBe(true);
  expect(read({ PROVIDER_URL: 'https://provider.example' }).INSPECTOR).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://user@host/name' }).INSPECTOR).toBe(false);
  expect(read({ INSPECTOR: 'false' }).INSPECTOR).toBe(false);
  expect(read({ INSPECTOR: 'true', PROVIDER_URL: 'https://provider.example' }).INSPECTOR).toBe(true);
});

test('an empty setting is one that was not made', () => {
  expect(read({ PORT: '', MULTI_TENANT: '' })).toMatchObject({ PORT: 3000, MULTI_TENANT: true });
});

test.each([
  ['PORT', 'x'],
  ['PORT', '70000'],
  ['MULTI_TENANT', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/'],
  ['PROVIDER_URL', 'ftp://provider.example'],
  ['SESSION_SECRET', 'short'],
  ['TILE_URL', 'https://tiles.example/none'],
  ['OPERATOR_KEY', 'short'],
  ['INSPECTOR', 'yes'],
  ['STATELY_INSPECTOR', 'stately.ai'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^These settings can't be used:\\n {2}${name}: `));
});

test('all that is wrong is said at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud', TILE_URL: 'nowhere' })).toThrow(
    /PORT[\s\S]*LOG_LEVEL[\s\S]*TILE_URL/,
  );
});

test('no secret is said in what is refused', () => {
  const message = () => read({ SESSION_SECRET: 'hunter2', OPERATOR_KEY: 'swordfish' });
  expect(message).toThrow(/^(?!.*(hunter2|swordfish))/s);
});

test('settings cannot be changed after they were read', () => {
  expect(Object.isFrozen(read({}))).toBe(true);
});

test('a secret that was not set is made once, and its owner alone can read it', () => {
  const folder = temporaryFolder('settings');
  const first = readSettings({ DATA_DIR: folder });
  const second = readSettings({ DATA_DIR: folder });
  expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(second.SESSION_SECRET).toBe(first.SESSION_SECRET);
  const file = join(folder, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(first.SESSION_SECRET);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('two deployments have two secrets', () => {
  const secretOf = () => readSettings({ DATA_DIR: temporaryFolder('settings') }).SESSION_SECRET;
  expect(secretOf()).not.toBe(secretOf());
});
