import styled from 'styled-components';
import { token } from '../../theme/token';
import { Loading } from '../feedback/loading';
import { RowList } from '../list/row-list';
import { SkeletonBlock } from './skeleton-block';

export interface RowListSkeletonProps {
  count: number;
  /** The side of the picture in pixels: 96 for items, 64 for shops, 44 for menus. */
  picture?: number;
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  span {
    flex: none;
  }

  div {
    display: grid;
    flex: 1;
    gap: ${token('space-2')};
  }
`;

export const RowListSkeleton = ({ count, picture = 96 }: RowListSkeletonProps) => (
  <Loading>
    <RowList>
      {Array.from({ length: count }, (_, at) => (
        <Row key={at}>
          <SkeletonBlock $width={`${picture}px`} $height={`${picture}px`} />
          <div>
            <SkeletonBlock $width="80%" />
            <SkeletonBlock $width="45%" />
          </div>
        </Row>
      ))}
    </RowList>
  </Loading>
);
