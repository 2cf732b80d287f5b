import styled from 'styled-components';
import { token } from '../../theme/token';

export const ReviewsHeading = styled.header`
  padding: ${token('space-4')} ${token('space-4')} ${token('space-2')};
  background: ${token('color-surface')};

  h1 {
    font-size: ${token('font-title')};
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  p {
    color: ${token('color-text-muted')};
    font-size: 0.8125rem;
  }
`;
