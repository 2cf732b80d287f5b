import { useEffect } from 'react';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { beginUse } from '../../../lazy/first-use';
import { restFor } from '../../../lazy/hydrate-near';
import { favouriteScreen } from '../../../routing/customer-screen';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { needFavourites, notifyFavourites, revertChanges, useIsFlowNeeded } from './favourite-changes';
import { hasGuestFavourites } from './guest-favourites';

const FavouritesFlow = favouriteScreen(() => import(/* webpackChunkName: "favourites" */ './favourites-flow'));

export interface FavouritesGateProps {
  /** Whether the page may show hearts. */
  hasHearts: boolean;
}

/**
 * Loads the flow of favourites with the first tap on a heart, or for a customer when the page is idle. The hearts of
 * lists come with the first use of the page, or when it is idle if some of them may be filled.
 */
export function FavouritesGate({ hasHearts }: FavouritesGateProps) {
  const signedIn = useSignedIn();
  const { codename } = useStore();
  useEffect(() => {
    notifyFavourites();
    if (!hasHearts || !(signedIn || hasGuestFavourites(codename))) return;
    const timer = setTimeout(() => {
      if (signedIn) needFavourites();
      beginUse();
    }, restFor);
    return () => clearTimeout(timer);
  }, [codename, signedIn, hasHearts]);
  return (
    <OnDemand needed={useIsFlowNeeded()} onFail={revertChanges}>
      <FavouritesFlow />
    </OnDemand>
  );
}
