import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { ActionRow } from '../../ui/list/action-row';
import type { PurchaseFlows } from './use-purchase';

export interface SumProps {
  flows: Pick<PurchaseFlows, 'purchase' | 'voucher'>;
  /** The store's currency symbol. */
  currency: string;
}

const Line = styled.p`
  padding-top: ${token('space-2')};
  color: ${token('color-sale')};
  font-size: ${token('font-small')};
`;

export interface FieldErrorProps {
  children: ReactNode;
}

export const FieldError = ({ children }: FieldErrorProps) => <Line role="alert">{children}</Line>;

const Row = styled.div`
  margin: calc(-1 * ${token('space-1')}) calc(-1 * ${token('space-4')}) calc(-1 * ${token('space-2')});
`;

export const FlushRow = (props: Parameters<typeof ActionRow>[0]) => (
  <Row>
    <ActionRow {...props} />
  </Row>
);
