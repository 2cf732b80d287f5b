import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, settingWarnings } from '../../../server/base/settings';
import { cleanUp } from '../../support/programs/cleanup';
import { temporaryFolder } from '../../support/programs/temporary-folder';

afterAll(cleanUp);

const secret = 'a secret of thirty-two characters or more';
const read = (environment: NodeJS.ProcessEnv) => readSettings({ SESSION_SECRET: secret, ...environment });

test('without settings, the store is embedded and listens only on this machine', () => {
  expect(read({})).toMatchObject({ NODE_ENV: 'production', PORT: 3000, HOST: '127.0.0.1', MULTI_TENANT: true });
});

test('the inspector is on by default only for an embedded provider', () => {
  expect(read({}).INSPECTOR).toBe(true);
  expect(read({ PROVIDER_URL: 'https://provider.example' }).INSPECTOR).toBe(false);
  expect(read({ DATABASE_URL: 'postgres://user@host/name' }).INSPECTOR).toBe(false);
  expect(read({ INSPECTOR: 'false' }).INSPECTOR).toBe(false);
  expect(read({ INSPECTOR: 'true', PROVIDER_URL: 'https://provider.example' }).INSPECTOR).toBe(true);
});

test('treats an empty setting as unset', () => {
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
  ['STUDIO_ORIGIN', 'studio.example'],
  ['STUDIO_ORIGIN', 'https://studio.example/studio'],
  ['PROVIDER_URL', 'ftp://provider.example'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', `${secret},short`],
  ['SESSION_SECRET', `${secret},`],
  ['DATABASE_URL', 'mysql://user@host/name'],
  ['STOP_DELAY_SECONDS', '-1'],
  ['EDGE_SECONDS', '-1'],
  ['EDGE_SECONDS', '2'],
  ['EDGE_PURGE', 'http://127.0.0.1:6081/'],
  ['TILE_URL', 'https://tiles.example/none'],
  ['OPERATOR_KEY', 'short'],
  ['INSPECTOR', 'yes'],
  ['STATELY_INSPECTOR', 'stately.ai'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['MEDIA_HOSTS', 'https://cdn.example.com'],
  ['MEDIA_HOSTS', 'cdn.example.com/pictures'],
  ['MEDIA_HOSTS', 'cdn.example.com:8443'],
  ['MEDIA_HOSTS', '*.example.com'],
  ['MEDIA_HOSTS', 'localhost'],
  ['MEDIA_HOSTS', '10.0.0.1'],
])('rejects %s=%s with the name of the setting', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^These settings are invalid:\\n {2}${name}: `));
});

test('reports all errors at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud', TILE_URL: 'nowhere' })).toThrow(
    /PORT[\s\S]*LOG_LEVEL[\s\S]*TILE_URL/,
  );
});

test('describes what a setting must be', () => {
  expect(() => read({ PORT: 'x', PUBLIC_URL: 'https://user:pw@shop.example/', NODE_ENV: 'prod' })).toThrow(
    [
      'These settings are invalid:',
      '  NODE_ENV: must be one of production, development, test, not "prod"',
      '  PORT: must be a whole number from 0 to 65535, not "x"',
      '  PUBLIC_URL: must be scheme and host without a path, such as https://shop.example',
    ].join('\n'),
  );
});

test.each([
  'nginx',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '10.0.0/8',
  '300.1.1.1',
  'none, 10.0.0.1',
  '::1/',
])('reports an invalid entry of TRUSTED_PROXIES: %s', (entry) => {
  const bad = entry.split(', ')[0];
  expect(() => read({ TRUSTED_PROXIES: `127.0.0.1, ${entry}`, PORT: 'x' })).toThrow(
    new RegExp(`PORT[\\s\\S]*TRUSTED_PROXIES: "${bad}" is neither`),
  );
});

test('TRUSTED_PROXIES accepts addresses and ranges, and trusts no others', () => {
  const { TRUSTED_PROXIES } = read({ TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,fd00::/8' });
  expect(TRUSTED_PROXIES.isSet).toBe(true);
  for (const trusted of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.255.1', 'fd12::1'])
    expect([trusted, TRUSTED_PROXIES.trusts(trusted)]).toEqual([trusted, true]);
  for (const other of ['127.0.0.2', '10.2.0.1', 'fe80::1', 'unknown', '', undefined])
    expect([other, TRUSTED_PROXIES.trusts(other)]).toEqual([other, false]);
});

test('without TRUSTED_PROXIES no proxy is trusted and the setting counts as unset', () => {
  expect(read({}).TRUSTED_PROXIES.isSet).toBe(false);
  expect(read({}).TRUSTED_PROXIES.trusts('127.0.0.1')).toBe(false);
  expect(read({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES.isSet).toBe(true);
  expect(read({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES.trusts('127.0.0.1')).toBe(false);
});

test('an error message contains no secret', () => {
  const message = () => read({ SESSION_SECRET: 'hunter2', OPERATOR_KEY: 'swordfish' });
  expect(message).toThrow(/^(?!.*(hunter2|swordfish))/s);
});

test('settings are immutable', () => {
  expect(Object.isFrozen(read({}))).toBe(true);
});

test('generates a missing secret once, readable only by its owner', () => {
  const folder = temporaryFolder('settings');
  const first = readSettings({ DATA_DIR: folder });
  const second = readSettings({ DATA_DIR: folder });
  expect(first.SESSION_SECRETS).toHaveLength(1);
  expect(first.SESSION_SECRETS[0]?.length).toBeGreaterThanOrEqual(32);
  expect(second.SESSION_SECRETS).toEqual(first.SESSION_SECRETS);
  const file = join(folder, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(first.SESSION_SECRETS[0]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

test('two deployments have different secrets', () => {
  const secretsOf = () => readSettings({ DATA_DIR: temporaryFolder('settings') }).SESSION_SECRETS;
  expect(secretsOf()).not.toEqual(secretsOf());
});

test.each(['', 'cut off'])('rejects a stored secret of "%s" with its file and the fix', (content) => {
  const folder = temporaryFolder('settings');
  const file = join(folder, 'session-secret');
  writeFileSync(file, content);
  expect(() => readSettings({ DATA_DIR: folder })).toThrow(
    `${file} holds ${content.length} characters, a secret needs 32. Delete the file`,
  );
});

test('accepts several secrets separated by commas', () => {
  const other = 'another secret of thirty-two characters';
  expect(read({ SESSION_SECRET: `${other}, ${secret}` }).SESSION_SECRETS).toEqual([other, secret]);
});

test.each([{ PROVIDER_URL: 'https://provider.example' }, { DATABASE_URL: 'postgres://user@host/name' }])(
  'a server that may have siblings (%j) generates no secret',
  (environment) => {
    expect(() => readSettings({ DATA_DIR: temporaryFolder('settings'), ...environment })).toThrow(
      'SESSION_SECRET: must be set with PROVIDER_URL or DATABASE_URL',
    );
  },
);

test.each([
  [{}, false, 5],
  [{}, true, 0],
  [{ NODE_ENV: 'test' }, false, 0],
  [{ STOP_DELAY_SECONDS: '9' }, true, 9],
])('with %j and a terminal (%s), announces a stop %i s ahead', (environment, isTerminal, seconds) => {
  expect(readSettings({ SESSION_SECRET: secret, ...environment }, isTerminal).STOP_DELAY_SECONDS).toBe(seconds);
});

test.each([
  [{}, 0],
  [{ PROVIDER_URL: 'https://provider.example', PROVIDER_KEY: 'a key of the provider' }, 0],
  [{ PROVIDER_URL: 'https://provider.example' }, 1],
])('%j: previews need the key of another provider', (environment, count) => {
  const warnings = settingWarnings(read(environment));
  expect(warnings).toEqual(Array(count).fill(expect.stringContaining('PROVIDER_KEY is not set')));
});

test('MEDIA_HOSTS accepts host names in lower case', () => {
  expect(read({}).MEDIA_HOSTS).toEqual([]);
  expect(read({ MEDIA_HOSTS: 'cdn.example.com, IMG.example.com' }).MEDIA_HOSTS).toEqual([
    'cdn.example.com',
    'img.example.com',
  ]);
});
