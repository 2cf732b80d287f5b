import { Worker } from 'node:worker_threads';
import { createQueue } from '../../shared/queues/create-queue';
import { programFile } from '../../shared/root-folder';
import type { CheckSelling, Offered, SellIssue } from '../selling';

const runThread = (workerData: Offered) =>
  new Promise<readonly SellIssue[]>((resolve, reject) => {
    const worker = new Worker(programFile('check-selling'), { workerData, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that checks selling exited with code ${code}`)));
  });

const queue = createQueue('Checking what a store sells', { atOnce: 1, maxWaiting: 16, maxWaitMs: 15_000 });

/** In a thread, because a large store takes a second of the processor. @throws Busy */
export const checkSellingAside: CheckSelling = (offered) => queue(() => runThread(offered));
