import { useEffect } from 'react';
import { useExecute } from '../../api/execute';
import { useSignedIn } from '../../api/signed-in';
import { usePageContext } from '../../routing/page-context';
import { storedValue } from '../../storage/stored-value';

/** Whichever page follows sign-in: a guest's favourites become the customer's. One that fails is tried on the next page. */
export function useMergeAtRest() {
  const execute = useExecute();
  const signedIn = useSignedIn();
  const { codename } = usePageContext();
  useEffect(() => {
    if (!signedIn || codename === null) return;
    const items = storedValue('local/guest/favourites', codename).read() ?? '[]';
    if (items === '[]' && storedValue('local/guest/favouritesMerge', codename).read() === null) return;
    import(/* webpackChunkName: "favourites" */ './merge-guest')
      .then(({ mergeGuest }) => mergeGuest(execute, codename))
      .catch(() => undefined);
  }, [codename, execute, signedIn]);
}
