import type { Fields } from '../../shared/documents/entries';
import { useExecute } from '../../src/api/execute';
import { LoadError, unwrap } from '../../src/api/unwrap';
import { StoreDraftDocument } from '../__generated__/documents/store-draft';
import { useLoading } from '../revisions/use-loading';

/** The draft of a store, or what customers see if there is none. */
export function useDraft(codename: string) {
  const execute = useExecute();
  const [loading] = useLoading(codename, async (signal): Promise<Fields> => {
    const { store } = unwrap(await execute(StoreDraftDocument, { codename }, signal));
    if (store?.draft.__typename !== 'Draft') throw new LoadError('NOT_FOUND');
    return store.draft.document as Fields;
  });
  return loading;
}
