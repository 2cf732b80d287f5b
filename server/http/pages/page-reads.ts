import { createHash } from 'node:crypto';
import type { Execute, RenderRequest } from '../../../src/entry-server';

/** What a page is made of. */
export type PageSources = Required<Pick<RenderRequest, 'execute' | 'inlinePicture'>>;

interface PageRead {
  readonly again: (sources: PageSources) => Promise<unknown>;
  readonly digest: string;
}

/** The answers that a page was made of: while they are the same, so is the page. */
export type PageReads = readonly PageRead[];

const digestOf = (answer: unknown) => createHash('sha1').update(JSON.stringify(answer)).digest('base64url');

/** Notes in `reads` what was asked and answered. */
export function notingReads({ execute, inlinePicture }: PageSources): { sources: PageSources; reads: PageReads } {
  const reads: PageRead[] = [];
  const noting: Execute = async (document, variables, signal) => {
    const loaded = await execute(document, variables, signal);
    reads.push({ again: (sources) => sources.execute(document, variables), digest: digestOf(loaded) });
    return loaded;
  };
  const notingPicture: PageSources['inlinePicture'] = async (path, width) => {
    const picture = await inlinePicture(path, width);
    const again = async (sources: PageSources) => (await sources.inlinePicture(path, width)).url;
    reads.push({ again, digest: digestOf(picture.url) });
    return picture;
  };
  return { sources: { execute: noting, inlinePicture: notingPicture }, reads };
}

/** Whether everything that was read would be answered in the same way now. */
export async function isReadTheSame(reads: PageReads, sources: PageSources): Promise<boolean> {
  const found = await Promise.all(reads.map(async ({ again, digest }) => digestOf(await again(sources)) === digest));
  return found.every(Boolean);
}
