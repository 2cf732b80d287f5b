import type { Fields } from '../../shared/documents/entries';
import { useExecute } from '../../src/api/execute';
import { unwrap } from '../../src/api/unwrap';
import { StoreDraftDocument } from '../__generated__/documents/store-draft';
import { loadRevision } from '../revisions/load-revision';
import { type Loading, useLoading } from '../revisions/use-loading';
import type { LibraryPicture } from './use-library';

/** The documents that name a picture. */
export interface PictureDocuments {
  /** By the numbers of their revisions. */
  readonly byRevision: ReadonlyMap<number, Fields>;
  /** The number of the draft, or of the current revision if there is no draft. */
  readonly edited: number;
}

/** Those of later schedules are named by their numbers alone. */
const maxRevisions = 5;

/** Loads the documents that name a picture, so that its places can be called by their names. */
export function usePictureDocuments(codename: string, picture: LibraryPicture | undefined): Loading<PictureDocuments> {
  const execute = useExecute();
  const revisions = [...new Set(picture?.uses.map(({ revision }) => revision))].slice(0, maxRevisions);
  const [loading] = useLoading(
    `${codename} ${picture?.picture} ${revisions.join(' ')}`,
    async (signal): Promise<PictureDocuments> => {
      if (revisions.length === 0) return { byRevision: new Map(), edited: 0 };
      const { store } = unwrap(await execute(StoreDraftDocument, { codename }, signal));
      const draft = store?.draft.__typename === 'Draft' ? store.draft : null;
      const entries = await Promise.all(
        revisions.map(async (number): Promise<[number, Fields]> => {
          if (number === draft?.version) return [number, draft.document as Fields];
          return [number, await loadRevision(execute, codename, number, signal)];
        }),
      );
      return { byRevision: new Map(entries), edited: draft?.version ?? 0 };
    },
  );
  return loading;
}
