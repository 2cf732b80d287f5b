import { useEffect } from 'react';
import { useExecute } from '../../../api/execute';
import { useSignedIn } from '../../../api/signed-in';
import { usePageContext } from '../../../routing/page-context';
import { storedText } from '../../../storage/stored-text';

const isPending = (codename: string) =>
  (storedText('local/guest/favourites', codename).read() ?? '[]') !== '[]' &&
  storedText('local/customer/favouritesMerge', codename).read() === null;

/** Whichever page follows sign-in: a guest's favourites become the customer's. Where the flow runs, it has begun before. */
export function useMergeAtRest() {
  const execute = useExecute();
  const signedIn = useSignedIn();
  const { codename } = usePageContext();
  useEffect(() => {
    if (!signedIn || codename === null || !isPending(codename)) return;
    import(/* webpackChunkName: "favourites" */ './merge-guest')
      .then(({ mergeGuest }) => (isPending(codename) ? mergeGuest(execute, codename) : undefined))
      .catch(() => undefined);
  }, [codename, execute, signedIn]);
}
