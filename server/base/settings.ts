import { getHeapStatistics } from 'node:v8';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import Ajv from 'ajv';
import { providerCallMs } from '../__generated__/limits';
import { minSecretLength, storedSecret } from './stored-secret';
import { readTrustedProxies, type TrustedProxies } from './client-address';

const megabyte = 1024 * 1024;
const least = 16;
const maxMb = 128;

/** An eighth of the heap limit: most cached data is outside the heap, and the heap needs room for garbage. */
export const defaultCacheMb = (heapLimit = getHeapStatistics().heap_size_limit): number =>
  Math.min(maxMb, Math.max(least, Math.round(heapLimit / megabyte / 8)));

export interface Settings {
  NODE_ENV: 'production' | 'development' | 'test';
  PORT: number;
  HOST: string;
  LOG_LEVEL: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  MULTI_TENANT: boolean;
  STORE_CODENAME: string;
  PUBLIC_URL: string;
  /** Where the studio is, if it has a host of its own. */
  STUDIO_ORIGIN: string;
  TRUSTED_PROXIES: TrustedProxies;
  PROVIDER_URL: string;
  /** Shared with the provider, which then trusts headers about visitors; generated for the embedded one. */
  PROVIDER_KEY: string;
  /** Milliseconds for a call to the provider, including retries; some calls have their own limit. */
  PROVIDER_TIMEOUT_MS: number;
  DATABASE_URL: string;
  DATA_DIR: string;
  /** Seconds between `/readyz` reporting the stop and the last request. */
  STOP_DELAY_SECONDS: number;
  /** From `SESSION_SECRET`: the first secret seals, all of them open. */
  SESSION_SECRETS: readonly string[];
  /** Hosts, besides the provider's, from which the server fetches pictures. */
  MEDIA_HOSTS: readonly string[];
  TILE_URL: string;
  PLACES_URL: string;
  GEOCODER_URL: string;
  OPERATOR_KEY: string;
  /** Megabytes of all caches together. */
  CACHE_MB: number;
  /** Seconds for which a cache in front may hold guests' pages. */
  EDGE_SECONDS: number;
  /** Whether browsers are told the scripts of a page before the page is worked out. */
  EARLY_HINTS: boolean;
  /** Method and URL of the request that purges a cache in front by key; empty if there is none. */
  EDGE_PURGE: string;
  /** Maximum concurrent requests; others get a 503. */
  MAX_ACTIVE_REQUESTS: number;
  /** On by default if both the provider and its database are embedded. */
  INSPECTOR: boolean;
  /** URL of Stately's inspector, which receives the same actors. */
  STATELY_INSPECTOR: string;
  /** URL of webpack's development server, set by `npm run dev`. */
  DEV_ASSETS: string;
}

export type FacadeSettings = Pick<
  Settings,
  | 'NODE_ENV'
  | 'HOST'
  | 'PORT'
  | 'PUBLIC_URL'
  | 'STUDIO_ORIGIN'
  | 'TRUSTED_PROXIES'
  | 'PROVIDER_KEY'
  | 'MULTI_TENANT'
  | 'STORE_CODENAME'
  | 'SESSION_SECRETS'
  | 'MEDIA_HOSTS'
  | 'PLACES_URL'
  | 'GEOCODER_URL'
>;

interface Property {
  type: 'string' | 'integer' | 'boolean';
  description: string;
  [keyword: string]: unknown;
}

const text = (description: string, pattern = '.*', fallback = ''): Property => ({
  type: 'string',
  description,
  pattern: `^(${pattern})?$`,
  default: fallback,
});
const choice = (values: readonly string[], fallback: string): Property => ({
  type: 'string',
  description: `one of ${values.join(', ')}`,
  enum: values,
  default: fallback,
});
const flag = (fallback?: boolean): Property => ({
  type: 'boolean',
  description: 'true or false',
  ...(fallback !== undefined && { default: fallback }),
});
const whole = (maximum: number, fallback?: number, minimum = 0): Property => ({
  type: 'integer',
  description: `a whole number from ${minimum} to ${maximum}`,
  minimum,
  maximum,
  ...(fallback !== undefined && { default: fallback }),
});

const secret = `\\s*[^\\s,][^,]{${minSecretLength - 2},}[^\\s,]\\s*`;
const hostName = '\\s*([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?[.])+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]\\s*';
const purge = '\\s*[A-Z]+ https?://[^\\s,]+\\s*';
const service = 'an http or https URL without a trailing slash';

const properties: Readonly<Record<string, Property>> = {
  NODE_ENV: choice(['production', 'development', 'test'], 'production'),
  PORT: whole(65_535, 3000),
  HOST: text('a host name or an IP address', '.+', '127.0.0.1'),
  LOG_LEVEL: choice(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  MULTI_TENANT: flag(true),
  STORE_CODENAME: text('the codename of a store'),
  PUBLIC_URL: text('scheme and host without a path, such as https://shop.example', 'https?://[^/]+'),
  STUDIO_ORIGIN: text('scheme and host without a path, such as https://studio.example', 'https?://[^/?#@]+'),
  TRUSTED_PROXIES: text('addresses and ranges separated by commas, or none'),
  PROVIDER_URL: text(service, 'https?://.+[^/]'),
  PROVIDER_KEY: text('16 characters or more', '.{16,}'),
  PROVIDER_TIMEOUT_MS: whole(providerCallMs, 2_000, 100),
  DATABASE_URL: text('a URL such as postgres://user:password@host/name', 'postgres(ql)?://.+'),
  DATA_DIR: text('a folder', '.+', '.data'),
  STOP_DELAY_SECONDS: whole(300),
  SESSION_SECRET: text(
    `secrets of ${minSecretLength} characters or more, separated by commas: the first one encrypts, all decrypt`,
    `${secret}(,${secret})*`,
  ),
  MEDIA_HOSTS: text('host names separated by commas, such as cdn.shop.example', `${hostName}(,${hostName})*`),
  TILE_URL: text('an http or https URL with {z}, {x} and {y}', 'https?://.*[{]z[}].*'),
  PLACES_URL: text(service, 'https?://.+[^/]'),
  GEOCODER_URL: text(service, 'https?://.+[^/]'),
  OPERATOR_KEY: text('16 characters or more', '.{16,}'),
  CACHE_MB: whole(1_000_000, defaultCacheMb(), 1),
  EARLY_HINTS: flag(false),
  EDGE_SECONDS: whole(86_400, 0),
  EDGE_PURGE: text(
    'a method and a URL, such as BAN http://127.0.0.1:6081/, several separated by commas',
    `${purge}(,${purge})*`,
  ),
  MAX_ACTIVE_REQUESTS: whole(100_000, 500, 1),
  INSPECTOR: flag(),
  STATELY_INSPECTOR: text('an http or https URL', 'https?://.+'),
  DEV_ASSETS: text('the URL of a development server', 'http://127[.]0[.]0[.]1:[0-9]+'),
};

const ajv = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true });
const check = ajv.compile({ type: 'object', properties });

type RawSettings = Omit<
  Settings,
  'INSPECTOR' | 'MEDIA_HOSTS' | 'SESSION_SECRETS' | 'STOP_DELAY_SECONDS' | 'TRUSTED_PROXIES'
> &
  Partial<Omit<Settings, 'MEDIA_HOSTS' | 'TRUSTED_PROXIES'>> & {
    MEDIA_HOSTS: string;
    SESSION_SECRET: string;
    TRUSTED_PROXIES: string;
  };

const listOf = (text: string) => (text ? text.split(',').map((one) => one.trim()) : []);

/** One line per bad setting; values that may hold a secret are not repeated. */
function problems(values: Readonly<Record<string, unknown>>): string[] {
  if (check(values)) return [];
  const names = new Set((check.errors ?? []).map(({ instancePath }) => instancePath.slice(1)));
  return [...names].map((name) => {
    const property = properties[name];
    const value = property?.pattern ? '' : `, not "${String(values[name])}"`;
    return `${name}: must be ${property?.description}${value}`;
  });
}

function trustedProxies(text: string, lines: string[]): TrustedProxies {
  try {
    return readTrustedProxies(text);
  } catch (error) {
    lines.push(`TRUSTED_PROXIES: ${(error as Error).message}`);
    return readTrustedProxies('');
  }
}

const secretMissing =
  'SESSION_SECRET: must be set with PROVIDER_URL or DATABASE_URL, to the same value for every server; `openssl rand -base64 32` prints one';

const purgeMissing =
  'EDGE_SECONDS: must be 0 or 1 without EDGE_PURGE, because nothing would tell the cache in front that a page has changed';

/** @param isTerminal whether a person reads the output. @throws Error that lists every bad setting */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  isTerminal: boolean = process.stdout.isTTY,
): Readonly<Settings> {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in properties && value !== ''),
  );
  const lines = problems(values);
  const { SESSION_SECRET, TRUSTED_PROXIES, ...settings } = values as unknown as RawSettings;
  const proxies = trustedProxies(TRUSTED_PROXIES, lines);
  const isEmbedded = !settings.PROVIDER_URL && !settings.DATABASE_URL;
  if (!isEmbedded && !SESSION_SECRET) lines.push(secretMissing);
  if (settings.EDGE_SECONDS > 1 && !settings.EDGE_PURGE) lines.push(purgeMissing);
  if (lines.length > 0) throw new Error(`These settings are invalid:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  const directory = resolve(settings.DATA_DIR);
  return Object.freeze({
    ...settings,
    INSPECTOR: settings.INSPECTOR ?? isEmbedded,
    DATA_DIR: directory,
    MEDIA_HOSTS: listOf(settings.MEDIA_HOSTS).map((host) => host.toLowerCase()),
    TRUSTED_PROXIES: proxies,
    PROVIDER_KEY: settings.PROVIDER_KEY || (settings.PROVIDER_URL ? '' : randomBytes(24).toString('base64url')),
    STOP_DELAY_SECONDS: settings.STOP_DELAY_SECONDS ?? (settings.NODE_ENV === 'production' && !isTerminal ? 5 : 0),
    SESSION_SECRETS: SESSION_SECRET ? listOf(SESSION_SECRET) : [storedSecret(directory)],
  });
}

/** One sentence per setting that is valid, but without which a part of the product does not work. */
export const settingWarnings = ({ PROVIDER_URL, PROVIDER_KEY }: Pick<Settings, 'PROVIDER_URL' | 'PROVIDER_KEY'>) =>
  PROVIDER_URL && !PROVIDER_KEY
    ? [
        "PROVIDER_KEY is not set: the studio has no previews, and nobody can sign in to it if the provider has a key. Set it to the provider's own PROVIDER_KEY",
      ]
    : [];
