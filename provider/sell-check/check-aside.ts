import { Worker } from 'node:worker_threads';
import { createQueue } from '../../shared/queues/create-queue';
import { createShares } from '../../shared/queues/create-shares';
import { programFile } from '../../shared/root-folder';
import type { CheckSelling, Offered, SellIssue } from '../selling';

const runThread = (workerData: Offered) =>
  new Promise<readonly SellIssue[]>((resolve, reject) => {
    const worker = new Worker(programFile('check-selling'), { workerData, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that checks selling exited with code ${code}`)));
  });

const what = 'Checking what a store sells';

// Calls wait 8 s for their answers.
const queue = createQueue(what, { atOnce: 1, maxWaiting: 16, maxWaitMs: 5_000 });
const shareOf = createShares(what, 4);

/**
 * In a thread, because a large store takes a second of the processor. The people of one store cannot occupy the whole
 * queue.
 *
 * @throws Busy
 */
export const checkSellingAside: CheckSelling = (offered) =>
  shareOf(offered.store.codename, () => queue(() => runThread(offered)));
