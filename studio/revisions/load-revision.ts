import type { Fields } from '../../shared/documents/entries';
import type { Execute } from '../../src/api/execute';
import { LoadError, unwrap } from '../../src/api/unwrap';
import { OneRevisionDocument } from '../__generated__/documents/one-revision';

/** The document of a revision. @throws LoadError */
export async function loadRevision(
  execute: Execute,
  codename: string,
  number: number,
  signal?: AbortSignal,
): Promise<Fields> {
  const { store } = unwrap(await execute(OneRevisionDocument, { codename, number }, signal));
  if (store?.revision.__typename !== 'Revision') throw new LoadError('NOT_FOUND');
  return store.revision.document as Fields;
}
