import styled, { keyframes } from 'styled-components';
import { token } from '../../theme/token';

const shimmer = keyframes`
  to { background-position: -150% 0; }
`;

export interface SkeletonBlockProps {
  /** CSS lengths; as wide as its place and one line high without them. */
  $width?: string;
  $height?: string;
  /** Width to height, in place of a height. */
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
