import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '../support/programs/free-port';
import { repository } from '../support/programs/programs';
import { seededData } from '../support/programs/seeded-data';
import { startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { until } from '../support/programs/until';
import { quantile } from './quantile';
import { atMost, type Row } from './table';

const page = '/kebunara';
const budgets = { cloneSeconds: 60, warmSeconds: 3 };
const runs = 3;
const cloneTimeoutMs = 600_000;

const secondsSince = (start: number) => (performance.now() - start) / 1_000;

const isServed = (url: string) =>
  fetch(url + page).then(
    ({ ok }) => ok,
    () => false,
  );

/** Of a server that was stopped before, until it serves a page. */
async function warmStart(dataDirectory: string): Promise<number> {
  const start = performance.now();
  const server = await startServer({ dataDirectory });
  if (!(await isServed(server.url))) throw new Error(`The server that is ready does not serve ${page}`);
  const taken = secondsSince(start);
  await server.stop();
  return taken;
}

/** From a bare clone with npm's cache: one command until a page is served. */
async function cloneStart(): Promise<number> {
  const clone = temporaryFolder('clone');
  execFileSync('git', ['clone', '--quiet', repository, clone]);
  const port = await freePort();
  const start = performance.now();
  const program = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), npm_config_prefer_offline: 'true' },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await until('the clone serves a page', () => isServed(`http://127.0.0.1:${port}`), cloneTimeoutMs);
    return secondsSince(start);
  } finally {
    if (program.pid) process.kill(-program.pid, 'SIGTERM');
  }
}

export async function measureStart(): Promise<Row[]> {
  const dataDirectory = await seededData();
  await warmStart(dataDirectory);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await warmStart(dataDirectory));
  const warm = quantile(times, 0.5);
  const clone = await cloneStart();
  return [
    {
      what: 'start with the data of before, until a page is served',
      target: `${budgets.warmSeconds} s`,
      measured: `${warm.toFixed(1)} s`,
      ofBudget: [atMost(warm, budgets.warmSeconds)],
      how: `${times.map((time) => time.toFixed(1)).join(', ')} s; with the embedded provider`,
    },
    {
      what: 'start of a bare clone, until a page is served',
      target: `${budgets.cloneSeconds} s`,
      measured: `${clone.toFixed(0)} s`,
      ofBudget: [atMost(clone, budgets.cloneSeconds)],
      how: '`npm start`, with packages in npm’s cache: installs, builds, loads the demo stores',
    },
  ];
}
