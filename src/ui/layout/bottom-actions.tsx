import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('layer-bar')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-bar')};
  margin-top: auto;
  padding: ${token('space-2')} ${token('space-4')} calc(${token('space-2')} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-raised')};

  & > * {
    flex: 1 1 5.5rem;
  }

  & > [data-narrow] {
    flex: none;
  }

  button,
  a {
    padding-inline: ${token('space-2')};
    font-size: 0.8125rem;
  }
`;

export interface BottomActionsProps {
  children: ReactNode;
}

/** The actions of a page, in a bar that stays at the bottom. It must be the last element of its page. */
export const BottomActions = ({ children }: BottomActionsProps) => <Bar data-bottom-bar>{children}</Bar>;
