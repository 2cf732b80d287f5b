import styled from 'styled-components';
import { token } from '../../theme/token';

/** A line that explains; one that warns stands out. */
export const Hint = styled.p<{ $warns?: boolean }>`
  padding: ${token('space-2')} ${token('space-4')};
  color: ${({ $warns }) => token($warns ? 'color-sale' : 'color-text-muted')};
  font-size: ${token('font-small')};
`;
