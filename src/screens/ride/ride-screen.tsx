import type { RideScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useSignedIn } from '../../api/signed-in';
import { useHydrated } from '../../lazy/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { RideForm } from './ride-form';

export default function RideScreen({ data: { itemPage } }: ScreenProps<RideScreenQuery>) {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  if (itemPage?.__typename !== 'CourierRidePage') return null;
  const ride = readFragment(itemPage);
  // The server's HTML has nothing that this browser has kept.
  return <RideForm key={`${String(hydrated)} ${String(signedIn)} ${ride.item.id}`} ride={ride} isSignedIn={signedIn} />;
}
