import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';

const Card = styled.header`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-4')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-header')};
  color: ${token('color-header-text')};
  box-shadow: ${token('shadow-raised')};

  h1 {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  & > b {
    font-size: min(1.875rem, 11vw);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-top: ${token('space-3')};
  }

  nav > * {
    flex: 1 1 7rem;
    padding-inline: ${token('space-2')};
  }
`;

export interface FundsCardProps {
  icon: ReactNode;
  name: string;
  amount: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** What a customer has: a balance, or points. */
export const FundsCard = ({ icon, name, amount, children }: FundsCardProps) => (
  <Card>
    <h1>
      {icon}
      {name}
    </h1>
    <b role="status">{amount}</b>
    {children && <nav aria-label={name}>{children}</nav>}
  </Card>
);
