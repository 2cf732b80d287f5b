import { useCallback, useEffect, useState } from 'react';
import { useExecute } from '../../src/api/execute';
import { StorePicturesDocument } from '../__generated__/documents/store-pictures';
import type { StorePicturesQuery } from '../__generated__/gql/graphql';
import type { NotDone } from '../i18n/use-refusal-sentence';

type Result = NonNullable<StorePicturesQuery['store']>['pictures'];
type Pictures = Extract<Result, { __typename: 'Pictures' }>;
export type LibraryPicture = Pictures['pictures'][number];

export interface Library {
  /** Null until they are loaded. */
  readonly pictures: readonly LibraryPicture[] | null;
  readonly limit: number;
  /** Why they could not be loaded. */
  readonly failure: NotDone | null;
  readonly reload: () => void;
}

const gone: NotDone = { code: 'NOT_FOUND' };

/** The pictures of a store. While they are loaded again, the former ones stay. */
export function useLibrary(codename: string): Library {
  const execute = useExecute();
  const [loaded, setLoaded] = useState<Pictures | null>(null);
  const [failure, setFailure] = useState<NotDone | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void execute(StorePicturesDocument, { codename }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      const result = answer.ok ? answer.data.store?.pictures : null;
      if (result?.__typename === 'Pictures') {
        setLoaded(result);
        setFailure(null);
      } else setFailure(answer.ok ? (result ?? gone) : answer);
    });
    return () => controller.abort();
  }, [codename, execute, round]);
  const reload = useCallback(() => setRound((now) => now + 1), []);
  return { pictures: loaded?.pictures ?? null, limit: loaded?.limit ?? 0, failure, reload };
}
