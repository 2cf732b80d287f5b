import { useExecute } from '../../src/api/execute';
import { LoadError, unwrap } from '../../src/api/unwrap';
import { StoreDraftDocument } from '../__generated__/documents/store-draft';
import { useLoading } from '../revisions/use-loading';
import { type Description, descriptionOf } from './descriptions';

/** What the draft says of a picture; null if no picture is given. */
export function useDescription(codename: string, picture: string | null) {
  const execute = useExecute();
  return useLoading(`${codename} ${picture}`, async (signal): Promise<Description | null> => {
    if (picture === null) return null;
    const { store } = unwrap(await execute(StoreDraftDocument, { codename }, signal));
    if (store?.draft.__typename !== 'Draft') throw new LoadError('NOT_FOUND');
    return descriptionOf(store.draft.document, picture);
  });
}

export type LoadingDescription = ReturnType<typeof useDescription>[0];
