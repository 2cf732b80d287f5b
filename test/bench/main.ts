import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { startPostgres } from '../gate/postgres';
import { type RunningProvider, startProvider } from '../support/programs/start-provider';
import { type RunningServer, startServer } from '../support/programs/start-server';
import { providerAdmin } from '../support/programs/provider-admin';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { fillStores } from './bench-stores';
import { measureChatScroll } from './chat-scroll';
import { measureConnectedCustomers } from './connected-customers';
import { measureFirstLoads } from './first-loads';
import { measureIdle } from './idle';
import { measureInspectorCost } from './inspector-cost';
import { measureInspectorScroll } from './inspector-scroll';
import { measureLighthouse } from './lighthouse-scores';
import { measureManyStores } from './many-stores';
import { measureMapDrag } from './map-drag';
import { measureOneClient } from './one-client';
import { measureOrders } from './orders';
import { measureSearches } from './searches';
import { seededDatabase } from './seeded-databases';
import { readProfileArguments } from './profile/profile-arguments';
import { profileRoute, profileText } from './profile/profile-route';
import { measurePreview } from './studio-preview';
import { measurePublication } from './studio-publication';
import { measureStart } from './start';
import { measureThroughput } from './throughput';
import { measureStatements } from './statements';
import { type Row, table } from './table';

const say = (text: string) => process.stderr.write(`${text} …\n`);

/** The PostgreSQL server of `DATABASE_URL`, otherwise one started here, otherwise the embedded database. */
async function database(): Promise<{ url: string; name: string }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, name: 'the PostgreSQL of DATABASE_URL' };
  try {
    return { url: await startPostgres(), name: 'PostgreSQL on this machine' };
  } catch {
    return { url: '', name: 'PGlite, as no PostgreSQL is installed' };
  }
}

/** Rows that compare a large database with a small one, on the server at `url`. */
async function measureScale(url: string): Promise<Row[]> {
  const items = Number(process.env.BENCH_ITEMS ?? 1_000_000);
  say('Seeding the databases to compare');
  const few = await seededDatabase(url, 1_000, 1);
  const many = await seededDatabase(url, items, Math.min(1_000, items));
  say('Measuring searches');
  const searches = await measureSearches(few, many);
  say('Visiting many stores');
  return [...searches, ...(await measureManyStores(many))];
}

async function scrolled(environment: NodeJS.ProcessEnv): Promise<Row> {
  const server = await startServer({
    dataDirectory: temporaryFolder('bench'),
    environment: { ...environment, INSPECTOR: 'true' },
  });
  try {
    return await measureInspectorScroll(server.url);
  } finally {
    await server.stop();
  }
}

interface Measured {
  server: RunningServer;
  provider: RunningProvider;
  url: string;
  /** With which another server uses the same provider. */
  environment: NodeJS.ProcessEnv;
}

type Measurement = (programs: Measured) => Promise<Row[]>;

/** In the order of measuring. */
const measurements: Record<string, Measurement> = {
  throughput: async ({ server, provider, url }) => {
    const stores = await fillStores(providerAdmin(provider));
    const [one = '/', other = '/'] = stores.pages;
    const rows = await measureThroughput({ server, provider, databaseUrl: url, stores });
    return [...rows, ...(await measureOneClient(server.url, one, other))];
  },
  customers: async ({ server, url }) => (url ? measureConnectedCustomers(server, url) : []),
  chat: async ({ server, url }) => (url ? measureChatScroll(server, url) : []),
  'first-loads': ({ server }) => measureFirstLoads(server.url),
  lighthouse: ({ server }) => measureLighthouse(server.url),
  map: ({ server }) => measureMapDrag(server.url),
  statements: () => measureStatements(),
  idle: async () => [await measureIdle()],
  studio: async ({ server, environment }) => [
    await measurePreview(server.url),
    ...(await measurePublication(server.url, environment)),
  ],
  inspector: async ({ environment }) => [...(await measureInspectorCost()), await scrolled(environment)],
};

/** Measures the rows of the budgets: all, or the named ones. */
async function main(names: readonly string[]) {
  const known = [...Object.keys(measurements), 'orders', 'scale', 'start'];
  const unknown = names.filter((one) => !known.includes(one));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const isWanted = (one: string) => names.length === 0 || names.includes(one);
  const { url, name } = await database();
  say('Starting the programs');
  const key = randomBytes(24).toString('base64url');
  const provider = await startProvider({
    DEMO: '1',
    PROVIDER_KEY: key,
    ...(url && { DATABASE_URL: url, DATA_DIR: temporaryFolder('bench') }),
    LOG_LEVEL: 'error',
  });
  const environment = { PROVIDER_URL: provider.url, PROVIDER_KEY: key, LOG_LEVEL: 'error' };
  const server = await startServer({ dataDirectory: temporaryFolder('bench'), environment });
  const rows: Row[] = [];
  try {
    for (const [one, measure] of Object.entries(measurements)) {
      if (!isWanted(one)) continue;
      say(`Measuring ${one}`);
      rows.push(...(await measure({ server, provider, url, environment })));
    }
  } finally {
    await server.stop();
    await provider.stop();
  }
  console.log(
    `\n${cpus().length} cores, Node ${process.version}, database: ${name}, load and programs on one machine\n`,
  );
  console.log(table(rows));
  if (url && isWanted('orders')) console.log(`\n${table(await measureOrders(url))}`);
  if (isWanted('start')) console.log(`\n${table(await measureStart())}`);
  if (url && isWanted('scale')) console.log(`\n${table(await measureScale(url))}`);
}

async function profile(args: readonly string[]) {
  const options = readProfileArguments(args);
  const { url } = await database();
  say('Recording a profile');
  console.log(profileText(await profileRoute({ ...options, databaseUrl: url })));
}

const [first, ...rest] = process.argv.slice(2);

(first === 'profile' ? profile(rest) : main(process.argv.slice(2))).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
