import { resolve } from 'node:path';
import { readSettings } from '../../provider/settings';

test('all settings have defaults', () => {
  expect(readSettings({ PATH: '/bin', DATABASE_URL: '' })).toEqual({
    PROVIDER_PORT: 0,
    ROUTER_URL: '',
    PUSH_TEST_ORIGIN: '',
    SIMULATED_BILLER: true,
    PROVIDER_HOST: '127.0.0.1',
    PROVIDER_KEY: '',
    DATA_DIR: resolve('.data'),
    BLOB_URL: '',
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    DATABASE_POOL_SIZE: 10,
    DATABASE_STATEMENT_TIMEOUT_SECONDS: 30,
    DATABASE_IDLE_TIMEOUT_SECONDS: 60,
    DEMO: true,
    STUDIO_ORIGIN: '',
    STAFF_SECOND_FACTOR: false,
    LOG_LEVEL: 'info',
    ADMIN_KEY: '',
    SMTP_URL: '',
    MAIL_FROM: 'no-reply@localhost',
    PASSWORD_COST: 14,
    TEST_PASSWORDS: false,
    COUNT_STATEMENTS: false,
  });
});

test('settings are frozen and typed', () => {
  const settings = readSettings({ PROVIDER_PORT: '4100', COUNT_STATEMENTS: '1', DATA_DIR: '/tmp/x' });
  expect(settings).toMatchObject({ PROVIDER_PORT: 4100, COUNT_STATEMENTS: true, DATA_DIR: '/tmp/x' });
  expect(Object.isFrozen(settings)).toBe(true);
});

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://host/name' }, false],
  [{ DATABASE_URL: 'postgres://host/name', DEMO: '1' }, true],
])('with %j the demo stores are loaded: %s', (environment, wanted) => {
  expect(readSettings(environment).DEMO).toBe(wanted);
});

test.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', STAFF_SECOND_FACTOR: '0' }, false],
  [{ STAFF_SECOND_FACTOR: '1' }, true],
])('with %j owners and publishers need the second factor: %s', (environment, wanted) => {
  expect(readSettings(environment).STAFF_SECOND_FACTOR).toBe(wanted);
});

test('errors describe what a setting must be, without values that may be passwords', () => {
  expect(() => readSettings({ PROVIDER_PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@host/name' })).toThrow(
    [
      'These settings are invalid:',
      '  PROVIDER_PORT: must be a whole number from 0 to 65535, not "x"',
      '  DATABASE_URL: must be a URL such as postgres://user:password@host/name',
    ].join('\n'),
  );
});

test.each(['1', '13', '18'])('a password cost of %s is refused', (PASSWORD_COST) => {
  expect(() => readSettings({ PASSWORD_COST })).toThrow(
    `  PASSWORD_COST: must be a whole number from 14 to 17, not "${PASSWORD_COST}"`,
  );
});

test('only tests may hash passwords at a low cost, by an explicit setting', () => {
  const settings = readSettings({ PASSWORD_COST: '1', TEST_PASSWORDS: 'true' });
  expect(settings).toMatchObject({ PASSWORD_COST: 1, TEST_PASSWORDS: true });
});

test('all invalid settings are reported at once', () => {
  const bad = {
    PROVIDER_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    ADMIN_KEY: 'short',
    PROVIDER_KEY: 'short',
    SMTP_URL: 'mail',
  };
  for (const name of Object.keys(bad)) expect(() => readSettings(bad)).toThrow(`  ${name}: `);
});
