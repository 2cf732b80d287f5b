import { CarouselSkeleton } from '../../components/carousel-skeleton';

export const SegmentListSkeleton = () => (
  <>
    <CarouselSkeleton />
    <CarouselSkeleton />
  </>
);
