import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv, { type JSONSchemaType } from 'ajv';
import addFormats from 'ajv-formats';

/** What the environment decides; the README's table says each. */
export interface Settings {
  NODE_ENV: 'production' | 'development' | 'test';
  PORT: number;
  HOST: string;
  LOG_LEVEL: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  MULTI_TENANT: boolean;
  STORE_CODENAME: string;
  PUBLIC_URL: string;
  PROVIDER_URL: string;
  DATABASE_URL: string;
  DATA_DIR: string;
  SESSION_SECRET: string;
  TILE_URL: string;
  PLACES_URL: string;
  GEOCODER_URL: string;
  OPERATOR_KEY: string;
  /** Unless set: on where both the provider and its database are the embedded ones. */
  INSPECTOR: boolean;
  /** Where Stately's inspector is, to be told of the same actors. */
  STATELY_INSPECTOR: string;
  /** Where `npm run dev` has webpack's development server; it is no setting for people. */
  DEV_ASSETS: string;
}

const schema: JSONSchemaType<Settings> = {
  type: 'object',
  required: [],
  properties: {
    NODE_ENV: { type: 'string', enum: ['production', 'development', 'test'], default: 'production' },
    PORT: { type: 'integer', minimum: 0, maximum: 65_535, default: 3000 },
    HOST: { type: 'string', minLength: 1, default: '127.0.0.1' },
    LOG_LEVEL: { type: 'string', enum: ['silent', 'error', 'warn', 'info', 'debug'], default: 'info' },
    MULTI_TENANT: { type: 'boolean', default: true },
    STORE_CODENAME: { type: 'string', default: '' },
    PUBLIC_URL: { type: 'string', pattern: '^(https?://[^/]+)?$', default: '' },
    PROVIDER_URL: { type: 'string', pattern: '^(https?://.+[^/])?$', default: '' },
    DATABASE_URL: { type: 'string', default: '' },
    DATA_DIR: { type: 'string', minLength: 1, default: '.data' },
    SESSION_SECRET: { type: 'string', pattern: '^(.{32,})?$', default: '' },
    TILE_URL: { type: 'string', pattern: '^(https?://.*[{]z[}].*)?$', default: '' },
    PLACES_URL: { type: 'string', pattern: '^(https?://.+[^/])?$', default: '' },
    GEOCODER_URL: { type: 'string', pattern: '^(https?://.+[^/])?$', default: '' },
    OPERATOR_KEY: { type: 'string', pattern: '^(.{16,})?$', default: '' },
    INSPECTOR: { type: 'boolean' },
    STATELY_INSPECTOR: { type: 'string', pattern: '^(https?://.+)?$', default: '' },
    DEV_ASSETS: { type: 'string', pattern: '^(http://127[.]0[.]0[.]1:[0-9]+)?$', default: '' },
  },
} as unknown as JSONSchemaType<Settings>;

const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true, removeAdditional: 'all' });
addFormats(ajv);
const check = ajv.compile({ ...schema, additionalProperties: false });

/** A secret made once and kept in the data directory, readable by its owner alone. */
function keptSecret(directory: string): string {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, 'session-secret');
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}

/** @throws Error that lists every bad setting. */
export function readSettings(environment: NodeJS.ProcessEnv): Readonly<Settings> {
  const given: Record<string, unknown> = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in schema.properties && value !== ''),
  );
  if (!check(given)) {
    const lines = (check.errors ?? []).map((one) => `  ${one.instancePath.slice(1)}: ${one.message}`);
    throw new Error(`These settings can't be used:\n${lines.join('\n')}`);
  }
  const settings = given as unknown as Omit<Settings, 'INSPECTOR'> & Partial<Settings>;
  const isEmbedded = settings.PROVIDER_URL === '' && settings.DATABASE_URL === '';
  const directory = resolve(settings.DATA_DIR);
  return Object.freeze({
    ...settings,
    INSPECTOR: settings.INSPECTOR ?? isEmbedded,
    DATA_DIR: directory,
    SESSION_SECRET: settings.SESSION_SECRET || keptSecret(directory),
    OPERATOR_KEY: settings.OPERATOR_KEY || randomBytes(18).toString('base64url'),
  });
}
