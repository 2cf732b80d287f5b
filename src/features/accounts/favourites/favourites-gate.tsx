import { useEffect } from 'react';
import { useSignedIn } from '../../../api/signed-in';
import { restFor } from '../../../lazy/hydrate-near';
import { favouriteScreen } from '../../../routing/customer-screen';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { needFavourites, notifyFavourites, revertChanges, useIsFlowNeeded } from './favourite-changes';

const FavouritesFlow = favouriteScreen(() => import(/* webpackChunkName: "favourites" */ './favourites-flow'));

export interface FavouritesGateProps {
  /** Whether the page may show hearts. */
  hasHearts: boolean;
}

/** Loads the flow of favourites with the first tap on a heart, or for a customer when the page is idle. */
export function FavouritesGate({ hasHearts }: FavouritesGateProps) {
  const signedIn = useSignedIn();
  useEffect(() => {
    notifyFavourites();
    if (!signedIn || !hasHearts) return;
    const timer = setTimeout(needFavourites, restFor);
    return () => clearTimeout(timer);
  }, [signedIn, hasHearts]);
  return (
    <OnDemand needed={useIsFlowNeeded()} onFail={revertChanges}>
      <FavouritesFlow />
    </OnDemand>
  );
}
