import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CheckoutScreenQuery } from '../../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../../i18n/translate';
import { token } from '../../../theme/token';
import { ActionRow } from '../../../ui/list/action-row';
import type { CheckoutFlows, CheckoutSection, SumFlows } from '../use-checkout';

type Result = NonNullable<CheckoutScreenQuery['checkout']>;

export type ShownCheckout = Extract<Result, { __typename: 'Checkout' }>;

export interface SumProps {
  flows: SumFlows;
  /** As the store shows it. */
  currency: string;
}

export interface SectionProps {
  flows: CheckoutFlows;
  /** As the store shows it. */
  currency: string;
  /** The section that kept the order from being placed at the last tap. */
  missing: CheckoutSection | null;
}

/** What is said where a section keeps the order from being placed. The smallest order is said with its amount. */
export const missingTexts: { readonly [Section in CheckoutSection]: PlainMessageKey } = {
  dropship: 'checkout.dropship-missing',
  address: 'checkout.address-missing',
  carrier: 'checkout.carrier-missing',
  package: 'checkout.package-missing',
  note: 'checkout.note-wrong',
  payment: 'checkout.payment-missing',
  minimum: 'checkout.below-minimum',
};

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
