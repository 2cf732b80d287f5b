import { Worker } from 'node:worker_threads';
import { programFile } from '../../shared/root-folder';
import type { Catalogue } from './catalogue-item';
import { type CatalogueContext, checkItems } from './check-items';
import { type CheckedStore, checkStore } from './check-store';
import type { CheckJob, CheckResult } from './run-check-job';
import { type Issue, pathText, SourceRefused } from './issue';

/** Letters that are checked in about a quarter of a second. */
const smallText = 250_000;

/** Carries what the database knows against a document from where it was found to where its lines are known. */
class IssuesFound extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super('The document was refused');
  }
}

function runThread(job: CheckJob): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(programFile('check-documents'), { workerData: job, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const reason = 'checking it takes more memory than there is';
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? new SourceRefused([{ file: job.file, line: 1, column: 1, path: '', reason }]) : error);
    });
    worker.once('exit', (code) => reject(new Error(`The thread that checks documents ended with ${code}`)));
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a thread more is a processor less for visitors. @throws SourceRefused */
async function checkInThread(job: CheckJob): Promise<unknown> {
  const running = last.then(() => runThread(job));
  last = running.catch(() => undefined);
  const result = await running;
  if ('refused' in result) throw new SourceRefused(result.refused);
  return result.checked;
}

/**
 * Checks a store document and hands it on. A large one takes seconds, in which no call would be answered, so it is
 * checked in a thread of its own.
 * @throws SourceRefused
 */
export async function withCheckedStore<T>(
  text: string,
  file: string,
  use: (store: CheckedStore) => Promise<T>,
): Promise<T> {
  if (text.length <= smallText) return use(checkStore(text, file));
  const checked = (await checkInThread({ kind: 'store', text, file })) as Omit<CheckedStore, 'refuse' | 'locate'>;
  // Lines are known in the thread alone.
  const locate = ({ path, reason, hint }: Issue) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint });
  const refuse = (issues: readonly Issue[]): never => {
    throw new IssuesFound(issues);
  };
  try {
    return await use({ ...checked, refuse, locate });
  } catch (error) {
    if (!(error instanceof IssuesFound)) throw error;
    await checkInThread({ kind: 'store', text, file, issues: error.issues });
    throw error;
  }
}

/** The same for a catalogue. @throws SourceRefused */
export async function checkItemsAside(text: string, file: string, context: CatalogueContext): Promise<Catalogue> {
  if (text.length <= smallText) return checkItems(text, file, context);
  return (await checkInThread({ kind: 'items', text, file, context })) as Catalogue;
}
