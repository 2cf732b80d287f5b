import type { LocationSegment_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { LocationCard } from '../../features/map/location-card';
import type { RendererProps } from '../renderer-entry';
import { SegmentCards } from './segment-cards';
import { SegmentFrame } from './segment-frame';

export default function LocationSegment({ node }: RendererProps<FragmentOf<LocationSegment_NodeFragment>>) {
  const { id, look, locations } = readFragment(node);
  const { card, title } = readFragment(look);
  return (
    <SegmentFrame id={id} look={look}>
      <SegmentCards label={title ?? ''} card={card}>
        {locations.map((location) => {
          const point = readFragment(location);
          return <LocationCard key={point.id} location={point} pictured />;
        })}
      </SegmentCards>
    </SegmentFrame>
  );
}
