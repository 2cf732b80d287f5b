import { resolve } from 'node:path';
import Ajv from 'ajv';
import { defaultPasswordCost } from './password';

export interface Settings {
  /** 0 for a free port. */
  PROVIDER_PORT: number;
  /** Unless it is loopback, other machines can reach it. */
  PROVIDER_HOST: string;
  /** Shared with the storefront's server, whose headers about visitors are then trusted. Empty: trusts no caller. */
  PROVIDER_KEY: string;
  DATA_DIR: string;
  /** The bucket of customers' uploads. Empty: a folder in `DATA_DIR`. */
  BLOB_URL: string;
  /** Empty: PGlite in `DATA_DIR`. */
  DATABASE_URL: string;
  /** The server itself if `DATABASE_URL` names a transaction pooler; otherwise empty. */
  DATABASE_DIRECT_URL: string;
  DATABASE_POOL_SIZE: number;
  /** 0: no limit. */
  DATABASE_STATEMENT_TIMEOUT_SECONDS: number;
  /** Timeout of idle transactions; 0: no limit. */
  DATABASE_IDLE_TIMEOUT_SECONDS: number;
  DEMO: boolean;
  /** The studio's origin, for links in e-mails. Empty: these have paths alone. */
  STUDIO_ORIGIN: string;
  /** Whether owners and publishers of stores must have the second factor. */
  STAFF_SECOND_FACTOR: boolean;
  LOG_LEVEL: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Empty: a new key at each start, written to the lock file. */
  ADMIN_KEY: string;
  /** A service with OSRM's API. Empty: invented streets. */
  ROUTER_URL: string;
  /** Bills are paid by a simulated biller. Otherwise no bills are offered. */
  SIMULATED_BILLER: boolean;
  /** For example `smtp://user:password@host:587`. Empty: mails stay in the outbox. */
  SMTP_URL: string;
  /** The sender's e-mail, after the store's name. */
  MAIL_FROM: string;
  /** An additional origin that may receive push messages, for tests; empty for none. */
  PUSH_TEST_ORIGIN: string;
  /** Exponent of scrypt's N. */
  PASSWORD_COST: number;
  /** Allows a password cost below the default, for tests. */
  TEST_PASSWORDS: boolean;
  /** Sends the number of statements in `x-db-statements`. */
  COUNT_STATEMENTS: boolean;
}

interface Property {
  type: 'string' | 'integer' | 'boolean';
  description: string;
  [keyword: string]: unknown;
}

const text = (description: string, pattern: string, fallback = ''): Property => ({
  type: 'string',
  description,
  pattern: `^(${pattern})?$`,
  default: fallback,
});
const whole = (minimum: number, maximum: number, fallback: number): Property => ({
  type: 'integer',
  description: `a whole number from ${minimum} to ${maximum}`,
  minimum,
  maximum,
  default: fallback,
});
const flag = (fallback: boolean): Property => ({ type: 'boolean', description: 'true or false', default: fallback });

const levels = ['silent', 'error', 'warn', 'info', 'debug'];
const database = text('a URL such as postgres://user:password@host/name', 'postgres(ql)?://.+');

const propertiesFor = (
  isEmbedded: boolean,
  isTest: boolean,
  isProduction: boolean,
): Readonly<Record<keyof Settings, Property>> => ({
  PROVIDER_PORT: whole(0, 65_535, 0),
  PROVIDER_HOST: text('a host name or an IP address', '.+', '127.0.0.1'),
  PROVIDER_KEY: text('16 characters or more', '.{16,}'),
  DATA_DIR: text('a folder', '.+', '.data'),
  BLOB_URL: text(
    'a URL such as s3://bucket?region=ap-southeast-3 or https://key:secret@host/bucket',
    '(s3|https?)://.+',
  ),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_POOL_SIZE: whole(1, 1_000, 10),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: whole(0, 3_600, 30),
  DATABASE_IDLE_TIMEOUT_SECONDS: whole(0, 3_600, 60),
  DEMO: flag(isEmbedded),
  STUDIO_ORIGIN: text('an origin such as https://studio.example.com', 'https?://[^/?#@]+'),
  STAFF_SECOND_FACTOR: flag(isProduction),
  LOG_LEVEL: { type: 'string', description: `one of ${levels.join(', ')}`, enum: levels, default: 'info' },
  ADMIN_KEY: text('16 characters or more', '.{16,}'),
  ROUTER_URL: text('a URL such as https://router.example.com', 'https?://.+'),
  SIMULATED_BILLER: flag(isEmbedded),
  SMTP_URL: text('a URL such as smtp://user:password@host:587', 'smtps?://.+'),
  MAIL_FROM: text('an e-mail address', '[^@ ]+@[^@ ]+', 'no-reply@localhost'),
  PUSH_TEST_ORIGIN: text('an origin such as http://127.0.0.1:4000', 'https?://[^/?#@]+'),
  PASSWORD_COST: whole(isTest ? 1 : defaultPasswordCost, 17, defaultPasswordCost),
  TEST_PASSWORDS: flag(false),
  COUNT_STATEMENTS: flag(false),
});

const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true });

/** Flags may also be 1 and 0. */
const flagValues: Readonly<Record<string, string>> = { '0': 'false', '1': 'true' };

/** @throws Error that lists every invalid setting, without values that may hold a password. */
export function readSettings(environment: NodeJS.ProcessEnv): Readonly<Settings> {
  const properties = propertiesFor(
    !environment.DATABASE_URL,
    environment.TEST_PASSWORDS === 'true',
    environment.NODE_ENV === 'production',
  );
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(properties).flatMap(([name, { type }]) => {
      const value = environment[name];
      return value ? [[name, type === 'boolean' ? (flagValues[value] ?? value) : value]] : [];
    }),
  );
  const check = ajv.compile<Settings>({ type: 'object', properties, required: Object.keys(properties) });
  if (check(values)) return Object.freeze({ ...values, DATA_DIR: resolve(values.DATA_DIR) });
  const names = new Set((check.errors ?? []).map(({ instancePath }) => instancePath.slice(1) as keyof Settings));
  const lines = [...names].map((name) => {
    const { description, pattern } = properties[name];
    return `  ${name}: must be ${description}${pattern ? '' : `, not "${String(values[name])}"`}`;
  });
  throw new Error(`These settings are invalid:\n${lines.join('\n')}`);
}
