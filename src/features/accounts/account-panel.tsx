import styled from 'styled-components';
import { token } from '../../theme/token';

export const AccountPanel = styled.section`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  background: ${token('color-surface')};
`;

export const AccountTitle = styled.h1`
  font-size: ${token('font-display')};
  font-weight: 700;
  letter-spacing: -0.01em;
`;

export const AccountText = styled.p`
  color: ${token('color-text-muted')};
`;
