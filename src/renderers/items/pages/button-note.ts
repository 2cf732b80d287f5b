import styled from 'styled-components';
import { token } from '../../../theme/token';

/** What the button does. */
export const ButtonNote = styled.p`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
`;
