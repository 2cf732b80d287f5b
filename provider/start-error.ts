import { DirectoryInUse } from './database/lock-file';
import { databaseDirectory } from './database/open-database';
import { folderErrorText } from '../shared/folders/folder-error';
import { isDiskFull } from './free-space';
import type { Settings } from './settings';

type StartSettings = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>;

interface Facts {
  code: string;
  message: string;
  settings: StartSettings;
}

/** Host and port; never the password. */
const serverOf = ({ DATABASE_URL }: StartSettings) => {
  const { host } = new URL(DATABASE_URL);
  return `The database server at ${host}`;
};
const nameOf = ({ DATABASE_URL }: StartSettings) => decodeURIComponent(new URL(DATABASE_URL).pathname.slice(1));

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET'];
const isFull = ({ code, message, settings }: Facts) =>
  ['ENOSPC', '53100'].includes(code) ||
  /no space left/i.test(message) ||
  (!settings.DATABASE_URL && isDiskFull(databaseDirectory(settings)));
const isDamaged = ({ code, message }: Facts) =>
  /^XX00[12]$/.test(code) ||
  /invalid page|could not read block|failed to initialize|^Aborted|unreachable|^ErrnoError/.test(message);

type Explanation = readonly [applies: (facts: Facts) => boolean, explain: (facts: Facts) => string];

const general: readonly Explanation[] = [
  [
    isFull,
    ({ settings }) =>
      `The disk ${settings.DATABASE_URL ? 'of the database server' : `of ${settings.DATA_DIR}`} is full. Free some space and start again.`,
  ],
  [
    ({ code }) => code === 'EADDRINUSE',
    ({ message }) => `${message}. Another program listens there: stop it, or set PROVIDER_PORT to another port.`,
  ],
];

const onServer: readonly Explanation[] = [
  [
    ({ code, message }) => unreachable.includes(code) || /timeout|terminated unexpectedly/i.test(message),
    ({ code, settings }) =>
      `${serverOf(settings)} does not answer${code && ` (${code})`}. Check DATABASE_URL, and that the server runs and is reachable from here.`,
  ],
  [
    ({ code }) => ['28P01', '28000'].includes(code),
    ({ message, settings }) =>
      `${serverOf(settings)} rejects the login: ${message}. Check user and password in DATABASE_URL.`,
  ],
  [
    ({ code }) => code === '3D000',
    ({ settings }) =>
      `${serverOf(settings)} has no database "${nameOf(settings)}". Create it (createdb ${nameOf(settings)}), or correct DATABASE_URL.`,
  ],
  [
    ({ code }) => code === '42501',
    ({ message, settings }) =>
      `${serverOf(settings)} refuses: ${message}. The user of DATABASE_URL needs to own the database, which holds its tables and extensions.`,
  ],
  [
    ({ code }) => code === '53300',
    ({ settings }) =>
      `${serverOf(settings)} has no free connection. Lower DATABASE_POOL_SIZE, or raise its max_connections.`,
  ],
  [
    ({ code }) => ['57P03', '57P01'].includes(code),
    ({ message, settings }) => `${serverOf(settings)} is not ready: ${message}. Start again when it is.`,
  ],
  [
    ({ code }) => code === '25006',
    ({ settings }) => `${serverOf(settings)} does not accept writes. Set DATABASE_URL to the primary, not a replica.`,
  ],
  [
    ({ message }) => /extension .* is not available/.test(message),
    ({ message, settings }) =>
      `${serverOf(settings)} lacks an extension: ${message}. Install PostgreSQL's contrib package there.`,
  ],
];

const embedded: readonly Explanation[] = [
  [
    (facts) => folderErrorText(facts, facts.settings.DATA_DIR) !== null,
    (facts) => folderErrorText(facts, facts.settings.DATA_DIR) ?? '',
  ],
  [
    isDamaged,
    ({ message, settings }) =>
      `The files in ${databaseDirectory(settings)} are damaged (${message}). Restore a backup of the folder, or move it away to start with an empty database.`,
  ],
];

/** Why the provider did not start and how to fix it, in one line. */
export function startErrorText(error: unknown, settings: StartSettings): string {
  if (error instanceof DirectoryInUse)
    return `${error.message}. Stop that process first, or set DATA_DIR to another folder.`;
  const { code = '', name = '', message = '' } = (error ?? {}) as { code?: string; name?: string; message?: string };
  const reason = message || String(code) || name || String(error);
  const facts: Facts = { code: String(code), message: reason, settings };
  const explanations = [...general, ...(settings.DATABASE_URL ? onServer : embedded)];
  return explanations.find(([applies]) => applies(facts))?.[1](facts) ?? facts.message;
}
