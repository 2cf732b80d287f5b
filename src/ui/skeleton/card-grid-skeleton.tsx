import { CardGrid } from '../card/card-grid';
import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeleton-block';

export interface CardGridSkeletonProps {
  columns: number;
  count: number;
}

export const CardGridSkeleton = ({ columns, count }: CardGridSkeletonProps) => (
  <Loading>
    <CardGrid $columns={columns}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <SkeletonBlock $ratio={columns > 2 ? '0.66' : '0.62'} />
        </li>
      ))}
    </CardGrid>
  </Loading>
);
