import { Worker } from 'node:worker_threads';
import { createQueue } from '../../shared/queues/create-queue';
import { programFile } from '../../shared/root-folder';
import type { Catalogue } from './catalogue-item';
import { type CatalogueContext, checkItems } from './check-items';
import { type CheckedDocument, checkDocument, type CheckedStore, checkStore } from './check-store';
import type { CheckJob, CheckResult } from './run-check-job';
import { type Issue, pathText, SourceRefused } from './issue';
import type { StoreDocument } from './store-document';

/** The number of characters that takes about a quarter of a second to check. */
const smallText = 250_000;

/** Passes conflicts with the database to the thread, which knows the lines. */
class IssuesError extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super('The document was refused');
  }
}

function runThread(job: CheckJob): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(programFile('check-documents'), { workerData: job, execArgv: [] });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const reason = 'checking it needs more memory than is available';
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isTooLarge ? new SourceRefused([{ file: job.file, line: 1, column: 1, path: '', reason }]) : error);
    });
    worker.once('exit', (code) => reject(new Error(`The thread that checks documents exited with code ${code}`)));
  });
}

const checker = createQueue('Checking a document', { atOnce: 1, maxWaiting: 8, maxWaitMs: 45_000 });

/** @throws SourceRefused, Busy */
async function checkInThread(job: CheckJob): Promise<unknown> {
  const result = await checker(() => runThread(job));
  if ('refused' in result) throw new SourceRefused(result.refused);
  return result.checked;
}

/** Checks a large document in a thread, because it takes seconds. @throws SourceRefused */
export async function withCheckedStore<T>(
  text: string,
  file: string,
  use: (store: CheckedStore) => Promise<T>,
): Promise<T> {
  if (text.length <= smallText) return use(checkStore(text, file));
  const checked = (await checkInThread({ kind: 'store', text, file })) as Omit<CheckedStore, 'refuse' | 'locate'>;
  // Only the thread knows the lines.
  const locate = ({ path, reason, hint }: Issue) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint });
  const refuse = (issues: readonly Issue[]): never => {
    throw new IssuesError(issues);
  };
  try {
    return await use({ ...checked, refuse, locate });
  } catch (error) {
    if (!(error instanceof IssuesError)) throw error;
    await checkInThread({ kind: 'store', text, file, issues: error.issues });
    throw error;
  }
}

/** Checks a parsed document, a large one in a thread. @throws Busy */
export async function checkDocumentAside(document: StoreDocument): Promise<CheckedDocument> {
  if (JSON.stringify(document).length <= smallText) return checkDocument(document);
  return (await checkInThread({ kind: 'document', document, file: 'document' })) as CheckedDocument;
}

/** @throws SourceRefused */
export async function checkItemsAside(text: string, file: string, context: CatalogueContext): Promise<Catalogue> {
  if (text.length <= smallText) return checkItems(text, file, context);
  return (await checkInThread({ kind: 'items', text, file, context })) as Catalogue;
}
