import { parentPort, workerData } from 'node:worker_threads';
import { type CatalogueContext, checkItems } from './check-items';
import { checkDocument, checkStore } from './check-store';
import { type Issue, type SourceError, SourceRefused } from './issue';

export type CheckJob =
  | {
      readonly kind: 'store';
      readonly text: string;
      readonly file: string;
      readonly issues?: readonly Issue[];
    }
  | { readonly kind: 'document'; readonly file: string; readonly document: unknown }
  | { readonly kind: 'items'; readonly text: string; readonly file: string; readonly context: CatalogueContext };

export type CheckResult = { readonly checked: unknown } | { readonly refused: readonly SourceError[] };

function check(job: CheckJob): unknown {
  if (job.kind === 'document') return checkDocument(job.document);
  if (job.kind === 'items') return checkItems(job.text, job.file, job.context);
  const { refuse, locate: _, ...checked } = checkStore(job.text, job.file);
  if (job.issues) refuse(job.issues);
  return checked;
}

function resultOf(job: CheckJob): CheckResult {
  try {
    return { checked: check(job) };
  } catch (error) {
    if (error instanceof SourceRefused) return { refused: error.errors };
    throw error;
  }
}

parentPort?.postMessage(resultOf(workerData as CheckJob));
