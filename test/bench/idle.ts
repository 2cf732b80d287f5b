import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { processorTime } from './processor-time';
import { atMost, type Row } from './table';

/** After the start, both programs still load and compile. */
const settleMs = 90_000;
const measuredMs = 120_000;
/** Of a core. */
const shareBudget = 0.01;

/** Processor time of the server with its embedded provider, which nobody visits. */
export async function measureIdle(): Promise<Row> {
  const server = await startServer({ dataDirectory: temporaryFolder('bench') });
  try {
    const used = () => processorTime(server.process.pid ?? 0);
    await pause(settleMs);
    const before = used();
    await pause(measuredMs);
    const share = (used() - before) / measuredMs;
    return {
      what: 'processor time without a visitor: server and embedded provider together',
      target: `${shareBudget * 100} % of a core`,
      ofBudget: [atMost(share, shareBudget)],
      measured: `${(share * 100).toFixed(2)} %`,
      how: `${measuredMs / 1_000} s, from ${settleMs / 1_000} s after the start on`,
    };
  } finally {
    await server.stop();
  }
}
