import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import { cleanUp } from '../../support/programs/cleanup';
import { countOf, isSoak } from '../../support/programs/soak';
import { startServer } from '../../support/programs/start-server';

jest.setTimeout(isSoak ? 1_800_000 : 300_000);
afterAll(cleanUp);

const clients = 8;
const items = ['buahpakujang', 'kebuncisarua', 'tahumangasep'];

/** Whatever precedes an id's last dash gives another path of the same page, as people and search engines write them. */
const pathOf = (number: number) => `/kebunara/p/halaman-${number}-${items[number % items.length]}`;

const residentMb = (pid: number, field: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Requests distinct pages. @returns the statuses and the server's memory */
async function visitPages(count: number, heapMb: number) {
  const server = await startServer({
    environment: { NODE_OPTIONS: `--max-old-space-size=${heapMb}`, LOG_LEVEL: 'error' },
  });
  const agent = new Agent({ connections: clients });
  const statuses = new Map<number, number>();
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = next++;
      const { statusCode, body } = await request(server.url + pathOf(number), { dispatcher: agent });
      await body.dump({ limit: 10_000_000 });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
    const pid = server.process.pid ?? 0;
    return { statuses, hasEnded: server.hasEnded(), peakMb: residentMb(pid, 'VmHWM'), endMb: residentMb(pid, 'VmRSS') };
  } finally {
    await agent.close();
    await server.stop();
  }
}

test('many distinct pages fit into a heap of 256 MB', async () => {
  const { statuses, hasEnded, peakMb, endMb } = await visitPages(countOf(10_000), 256);
  if (isSoak) process.stdout.write(`heap 256: ${JSON.stringify([...statuses])}, peak ${peakMb} MB, end ${endMb} MB\n`);
  expect(hasEnded).toBe(false);
  expect([...statuses.keys()]).toEqual([200]);
});

(isSoak ? test : test.skip)('many distinct pages keep a server with the default limits under 400 MB', async () => {
  const { statuses, endMb, peakMb } = await visitPages(countOf(10_000), 512);
  process.stdout.write(`heap 512: ${JSON.stringify([...statuses])}, peak ${peakMb} MB, end ${endMb} MB\n`);
  expect(peakMb).toBeLessThan(400);
});
