import { resolve } from 'node:path';
import Ajv from 'ajv';
import { defaultPasswordCost } from './accounts/password';

/** What the environment decides for the provider. */
export interface Settings {
  /** 0 takes a free port. */
  PROVIDER_PORT: number;
  DATA_DIR: string;
  /** Empty: PGlite in `DATA_DIR`. */
  DATABASE_URL: string;
  LOG_LEVEL: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Empty: a new key at each start, which the lock file tells. */
  ADMIN_KEY: string;
  /** A mail server as `smtp://user:password@host:587`. Empty: mails stand in the outbox alone. */
  SMTP_URL: string;
  /** The sender's address; the store's name goes before it. */
  MAIL_FROM: string;
  /** The exponent of scrypt's N, by which passwords are kept. Tests, which sign in all the time, lower it. */
  PASSWORD_COST: number;
  /** Says in each reply's `x-db-statements` how many statements it took. */
  COUNT_STATEMENTS: boolean;
}

const properties = {
  PROVIDER_PORT: { type: 'integer', minimum: 0, maximum: 65_535, default: 0 },
  DATA_DIR: { type: 'string', default: '.data' },
  DATABASE_URL: { type: 'string', pattern: '^(postgres(ql)?://.+)?$', default: '' },
  LOG_LEVEL: { type: 'string', enum: ['silent', 'error', 'warn', 'info', 'debug'], default: 'info' },
  ADMIN_KEY: { type: 'string', pattern: '^(.{16,})?$', default: '' },
  SMTP_URL: { type: 'string', pattern: '^(smtps?://.+)?$', default: '' },
  MAIL_FROM: { type: 'string', pattern: '^[^@ ]+@[^@ ]+$', default: 'no-reply@localhost' },
  PASSWORD_COST: { type: 'integer', minimum: 1, maximum: 17, default: defaultPasswordCost },
  COUNT_STATEMENTS: { type: 'boolean', default: false },
};

const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true });
const check = ajv.compile<Settings>({ type: 'object', properties, required: Object.keys(properties) });

const spelling: Record<string, string> = { '0': 'false', '1': 'true' };

/** @throws Error that lists every bad setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Readonly<Settings> {
  const given: Record<string, unknown> = Object.fromEntries(
    Object.keys(properties).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const counted = environment.COUNT_STATEMENTS;
  if (counted && counted in spelling) given.COUNT_STATEMENTS = spelling[counted];
  if (check(given)) return Object.freeze({ ...given, DATA_DIR: resolve(given.DATA_DIR) });
  const lines = (check.errors ?? []).map((one) => `  ${one.instancePath.slice(1)}: ${one.message}`);
  throw new Error(`These settings can't be used:\n${lines.join('\n')}`);
}
