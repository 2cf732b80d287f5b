import { useEffect, useState } from 'react';
import { useExecute } from '../../../../src/api/execute';
import { ReadItemDocument } from '../../../__generated__/documents/read-item';
import type { FindItemsQuery } from '../../../__generated__/gql/graphql';

export type Item = NonNullable<FindItemsQuery['store']>['foundItems']['items'][number];

export type ChosenItem =
  | { readonly state: 'none' | 'loading' | 'failed' | 'gone' }
  | { readonly state: 'found'; readonly item: Item };

interface Known {
  readonly id: string;
  readonly chosen: ChosenItem;
}

/** The item that a field names. One that was just picked need not be loaded. */
export function useItem(codename: string, id: string) {
  const execute = useExecute();
  const [known, setKnown] = useState<Known | null>(null);
  const isKnown = known?.id === id;
  useEffect(() => {
    if (id === '' || isKnown) return;
    const controller = new AbortController();
    void execute(ReadItemDocument, { codename, id }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      const item = answer.ok ? answer.data.store?.item : null;
      if (item) setKnown({ id, chosen: { state: 'found', item } });
      else setKnown({ id, chosen: { state: answer.ok ? 'gone' : 'failed' } });
    });
    return () => controller.abort();
  }, [codename, execute, id, isKnown]);

  let chosen: ChosenItem = { state: id === '' ? 'none' : 'loading' };
  if (isKnown && id !== '') ({ chosen } = known);
  return {
    chosen,
    remember: (item: Item) => setKnown({ id: item.id, chosen: { state: 'found', item } }),
  };
}
