import { useEffect } from 'react';
import { useExecute } from '../../../api/execute';
import { useSignedIn } from '../../../api/signed-in';
import { usePageContext } from '../../../routing/page-context';
import { storedText } from '../../../storage/stored-text';
import { hasGuestFavourites } from './guest-favourites';

const isPending = (codename: string) =>
  hasGuestFavourites(codename) && storedText('local/customer/favouritesMerge', codename).read() === null;

/** Merges a guest's favourites after sign-in, on any page. If the flow is running, it has already started the merge. */
export function useFavouriteMerge() {
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
