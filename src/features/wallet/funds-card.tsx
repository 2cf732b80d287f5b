import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';

const Card = styled.header`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-4')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-header')};
  color: ${token('color-header-text')};
  box-shadow: ${token('shadow-raised')};
`;

const Name = styled.h1`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  font-size: ${token('font-body')};
  font-weight: 500;
`;

const Funds = styled.b`
  font-size: min(1.875rem, 11vw);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Actions = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`;

/** A link to an action, such as a top-up. */
export const FundsAction = styled(LinkButton)`
  flex: 1 1 7rem;
  padding-inline: ${token('space-2')};
`;

export interface FundsCardProps {
  icon: ReactNode;
  name: string;
  amount: ReactNode;
  /** The actions. */
  children?: ReactNode;
}

/** A customer's balance or points. */
export const FundsCard = ({ icon, name, amount, children }: FundsCardProps) => (
  <Card>
    <Name>
      {icon}
      {name}
    </Name>
    <Funds role="status">{amount}</Funds>
    {children && <Actions aria-label={name}>{children}</Actions>}
  </Card>
);
