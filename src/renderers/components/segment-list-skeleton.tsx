import { CarouselSkeleton } from '../../ui/skeleton/carousel-skeleton';

export const SegmentListSkeleton = () => (
  <>
    <CarouselSkeleton />
    <CarouselSkeleton />
  </>
);
