import styled from 'styled-components';
import { token } from '../../theme/token';

export const MessageFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-2')};
  margin-block: auto;
  padding: ${token('space-8')} ${token('space-6')};
  text-align: center;

  & > :first-child {
    margin-bottom: ${token('space-2')};
  }

  h1,
  h2 {
    font-size: ${token('font-title')};
    font-weight: 700;
    text-wrap: balance;
  }

  p {
    max-width: 20rem;
    color: ${token('color-heading-note')};
  }

  a,
  button {
    margin-top: ${token('space-3')};
  }

  small {
    color: ${token('color-heading-note')};
    font-size: ${token('font-small')};
  }
`;
