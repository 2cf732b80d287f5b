import styled from 'styled-components';
import { token } from '../../theme/token';
import { Loading } from '../feedback/loading';
import { RowListSkeleton, type RowListSkeletonProps, SkeletonBlock } from './skeletons';

const Stack = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

/** Sections one below the other, with CSS lengths as their heights. */
export const StackSkeleton = ({ heights }: { heights: readonly string[] }) => (
  <Loading>
    <Stack>
      {heights.map((height, at) => (
        <SkeletonBlock key={at} $height={height} />
      ))}
    </Stack>
  </Loading>
);

const Head = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
`;

export interface HeadedListSkeletonProps extends RowListSkeletonProps {
  /** The height of the card above the rows. */
  card?: string;
  /** The heights of the headings between the card and the rows. */
  headings: readonly string[];
}

/** Rows below headings and an optional card. */
export const HeadedListSkeleton = ({ card, headings, ...rows }: HeadedListSkeletonProps) => (
  <>
    <Head aria-hidden>
      {card && <SkeletonBlock $height={card} />}
      {headings.map((height, at) => (
        <SkeletonBlock key={at} $width="45%" $height={height} />
      ))}
    </Head>
    <RowListSkeleton {...rows} />
  </>
);
