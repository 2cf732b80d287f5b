import { resolve } from 'node:path';
import { readSettings } from '../../provider/settings';

test('without any setting everything has its default', () => {
  expect(readSettings({ PATH: '/bin', DATABASE_URL: '' })).toEqual({
    PROVIDER_PORT: 0,
    DATA_DIR: resolve('.data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    ADMIN_KEY: '',
    SMTP_URL: '',
    MAIL_FROM: 'no-reply@localhost',
    PASSWORD_COST: 14,
    COUNT_STATEMENTS: false,
  });
});

test('settings are frozen and have their types', () => {
  const settings = readSettings({ PROVIDER_PORT: '4100', COUNT_STATEMENTS: '1', DATA_DIR: '/tmp/x' });
  expect(settings).toMatchObject({ PROVIDER_PORT: 4100, COUNT_STATEMENTS: true, DATA_DIR: '/tmp/x' });
  expect(Object.isFrozen(settings)).toBe(true);
});

test('every bad setting is named at once', () => {
  const bad = {
    PROVIDER_PORT: '70000',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    ADMIN_KEY: 'short',
    SMTP_URL: 'mail',
  };
  for (const name of Object.keys(bad)) expect(() => readSettings(bad)).toThrow(`  ${name}: `);
});
