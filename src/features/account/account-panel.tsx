import styled from 'styled-components';
import { token } from '../../theme/token';

/** The ground of a form of the account: a heading, what it is about, its fields. */
export const AccountPanel = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  background: ${token('color-surface')};

  h1 {
    font-size: ${token('font-display')};
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  & > p {
    color: ${token('color-text-muted')};
  }
`;

/** A second thing to do, without the weight of a button. */
export const QuietButton = styled.button`
  justify-self: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-3')};
  color: ${token('color-link')};
  font-weight: 600;

  &:disabled {
    color: ${token('color-text-muted')};
    font-weight: 400;
    cursor: default;
  }
`;
