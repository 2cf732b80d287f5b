import styled, { keyframes } from 'styled-components';
import { token } from '../../theme/token';
import { CardGrid } from '../card/card-grid';
import { Loading } from '../feedback/loading';
import { MessageFrame } from '../feedback/message-frame';
import { RowList } from '../list/row-list';

const shimmer = keyframes`
  to { background-position: -150% 0; }
`;

export interface SkeletonBlockProps {
  /** CSS lengths; by default as wide as the container and one line high. */
  $width?: string;
  $height?: string;
  /** The aspect ratio, instead of a height. */
  $ratio?: string;
  $round?: boolean;
}

export const SkeletonBlock = styled.span<SkeletonBlockProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? 'auto' : '1em')};
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  border-radius: ${({ $round }) => ($round ? '50%' : token('radius-card'))};
  background: linear-gradient(
      100deg,
      ${token('color-placeholder')} 40%,
      ${token('color-placeholder-shine')} 50%,
      ${token('color-placeholder')} 60%
    )
    50% 0 / 250% 100%;
  animation: ${shimmer} 1.4s linear infinite;
`;

export const BannerSkeleton = () => (
  <Loading>
    <SkeletonBlock $ratio="2" />
  </Loading>
);

export const MessageSkeleton = () => (
  <Loading>
    <MessageFrame>
      <SkeletonBlock $width="88px" $height="88px" $round />
      <SkeletonBlock $width="60%" $height="1.5rem" />
      <SkeletonBlock $width="80%" $height="2.5rem" />
    </MessageFrame>
  </Loading>
);

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

export interface RowListSkeletonProps {
  count: number;
  /** The side of the picture in pixels: 96 for items, 64 for shops, 44 for menus. */
  picture?: number;
  /** A CSS length, for rows that are higher than their picture and two lines. */
  height?: string;
}

const Row = styled.li<{ $height: string }>`
  min-height: ${({ $height }) => $height};
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

export const RowListSkeleton = ({ count, picture = 96, height = '0' }: RowListSkeletonProps) => (
  <Loading>
    <RowList>
      {Array.from({ length: count }, (_, at) => (
        <Row key={at} $height={height}>
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
