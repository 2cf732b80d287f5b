import styled from 'styled-components';
import { RideScreenDocument } from '../../__generated__/documents/ride-screen';
import type { RideScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { customerPatterns } from '../../routing/customer-patterns';
import { serviceScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { itemPath } from '../../routing/paths';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';

const Blocks = styled.div`
  display: grid;
  gap: 1rem;
`;

const RideSkeleton = () => (
  <Loading>
    <Blocks>
      <SkeletonBlock $height="42vh" />
      <SkeletonBlock $height="7rem" />
      <SkeletonBlock $height="10rem" />
    </Blocks>
  </Loading>
);

const rideOf = (data: RideScreenQuery | null) =>
  data?.itemPage?.__typename === 'CourierRidePage' ? readFragment(data.itemPage) : null;

/** The page on which a ride is ordered. Everybody may choose one, but only customers see prices. */
export const rideRoute = defineRoute({
  path: customerPatterns.ride,
  content: ContentMode.RIDE,
  query: RideScreenDocument,
  variables: ({ params }) => ({ id: params.id }),
  exists: (data) => rideOf(data)?.item.isOpen === true,
  head: ({ data, text }) => {
    const ride = rideOf(data);
    return {
      title: ride ? ride.item.title : text('title.ride'),
      ...(ride && { canonicalPath: itemPath(ride.item) }),
      indexed: false,
    };
  },
  screen: serviceScreen(() => import(/* webpackChunkName: "screen-ride" */ './ride-screen')),
  skeleton: RideSkeleton,
});
