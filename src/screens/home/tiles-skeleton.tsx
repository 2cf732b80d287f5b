import styled from 'styled-components';
import { Loading } from '../../ui/feedback/loading';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { tileGrid } from '../../ui/layout/tile-grid';
import { token } from '../../theme/token';

export interface TilesSkeletonProps {
  count: number;
  columns: number;
}

const Tiles = styled.div<{ $columns: number }>`
  ${tileGrid}
  padding: ${token('space-3')} ${token('space-2')};
  background: ${token('color-surface')};

  div {
    display: grid;
    gap: 0.375rem;
    justify-items: center;
    padding: ${token('space-2')} ${token('space-1')};
  }
`;

export const TilesSkeleton = ({ count, columns }: TilesSkeletonProps) => (
  <Loading>
    <Tiles $columns={columns}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at}>
          <SkeletonBlock $width="52px" $height="52px" $round />
          <SkeletonBlock $width="60%" />
        </div>
      ))}
    </Tiles>
  </Loading>
);
