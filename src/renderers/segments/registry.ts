import type { Segment_PartFragment } from '../../__generated__/gql/graphql';
import { lazyComponent } from '../../lazy/lazy-component';
import type { RendererEntry } from '../renderer-entry';
import { UnknownSkeleton, StorySkeleton } from '../skeletons';
import { CarouselSkeleton } from '../../ui/skeleton/carousel-skeleton';

export type SegmentType = Segment_PartFragment['__typename'];
export type SegmentOf<Type extends SegmentType> = Extract<Segment_PartFragment, { __typename: Type }>;

const cards = () => import(/* webpackChunkName: "segments" */ './item-segment');

/** How each category of segment is shown. A type added to the schema without an entry fails the type check here. */
export const segments: { readonly [Type in SegmentType]: RendererEntry<SegmentOf<Type>> } = Object.freeze({
  ItemSegment: { renderer: lazyComponent(cards), skeleton: CarouselSkeleton, hydrates: 'later' },
  ShopSegment: { renderer: lazyComponent(cards), skeleton: CarouselSkeleton, hydrates: 'later' },
  ActionSegment: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "segments" */ './action-segment')),
    skeleton: CarouselSkeleton,
    hydrates: 'later',
  },
  LocationSegment: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "segments" */ './location-segment')),
    skeleton: CarouselSkeleton,
    hydrates: 'later',
  },
  TextSegment: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "segments" */ './text-segment')),
    skeleton: StorySkeleton,
    hydrates: 'later',
  },
  UnknownSegment: {
    renderer: lazyComponent(() => import(/* webpackChunkName: "segments" */ './unknown-segment')),
    skeleton: UnknownSkeleton,
    hydrates: 'near',
  },
});
