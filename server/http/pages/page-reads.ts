import { createHash } from 'node:crypto';
import type { Execute } from '../../../src/entry-server';

type Loaded = Awaited<ReturnType<Execute>>;

interface PageRead {
  readonly again: (execute: Execute) => Promise<Loaded>;
  readonly digest: string;
}

/** The answers that a page was made of: while they are the same, so is the page. */
export type PageReads = readonly PageRead[];

const digestOf = (loaded: Loaded) => createHash('sha1').update(JSON.stringify(loaded)).digest('base64url');

/** Executes, and notes in `reads` what was asked and answered. */
export function notingReads(execute: Execute): { execute: Execute; reads: PageReads } {
  const reads: PageRead[] = [];
  const noting: Execute = async (document, variables, signal) => {
    const loaded = await execute(document, variables, signal);
    reads.push({ again: (executeAgain) => executeAgain(document, variables), digest: digestOf(loaded) });
    return loaded;
  };
  return { execute: noting, reads };
}

/** Whether everything that was read would be answered in the same way now. */
export async function isReadTheSame(reads: PageReads, execute: Execute): Promise<boolean> {
  const found = await Promise.all(reads.map(async ({ again, digest }) => digestOf(await again(execute)) === digest));
  return found.every(Boolean);
}
