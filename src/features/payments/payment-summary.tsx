import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PaymentKind } from '../../__generated__/gql/graphql';
import { Button } from '../../ui/button/button';
import { Amount } from '../../ui/card/amount';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable, type SumTableProps } from '../../ui/layout/sum-table';
import { Picture } from '../../ui/media/picture';
import { type Money, useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { useCopy } from '../share/copy';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Rest, Row } from '../../ui/layout/row';

const ToPay = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

const Account = styled(Row)`
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
`;

const AccountText = styled.output`
  font-size: ${token('font-large')};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  overflow-wrap: anywhere;
  user-select: all;
`;

const CopyButton = styled(Button)`
  flex: none;
`;

interface PaymentAccountProps {
  label: string;
  text: string;
}

/** The account number for a bank's app: only the digits, if they can be identified with certainty. */
function numberIn(account: string) {
  const [number, ...others] = account.match(/\d+/g) ?? [];
  return number && number.length > 5 && others.length === 0 ? number : account;
}

function PaymentAccount({ label, text, copied }: PaymentAccountProps & { copied: string }) {
  const m = useMessages();
  const copy = useCopy();
  return (
    <Account $gap={3} $wraps $justify="space-between">
      <div>
        <Text as="small" $tone="text-muted" $block>
          {label}
        </Text>
        <AccountText>{text}</AccountText>
      </div>
      <CopyButton $look="secondary" $small onClick={() => void copy(copied)}>
        <Copy size={16} aria-hidden />
        {m('action.copy')}
      </CopyButton>
    </Account>
  );
}

export interface PaymentSummaryProps extends Pick<SumTableProps, 'rows'> {
  label: string;
  /** The subject of the amount. */
  title: string;
  toPay: Money;
  /** The number of the order or the invoice. */
  number: string;
  status: ReactNode;
  method: { name: string; icon: string | null; kind: PaymentKind };
  account: PaymentAccountProps | null;
  /** The remaining time to pay. */
  children?: ReactNode;
}

/** The amount to pay, its parts, the payment method, and the account. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { label, title, toPay, number, status, rows, method, account, children } = props;
  const money = useMoney();
  return (
    <PageSection label={label}>
      <Stack $gap={1} $padding={[0, 0, 4]} $align="center">
        <Text as="h1" $size="body" $weight={500}>
          {title}
        </Text>
        <ToPay as="b" $tone="price" $size="display">
          <Amount money={toPay} />
        </ToPay>
        <small>{number}</small>
        <span role="status">{status}</span>
        {children}
      </Stack>
      <SumTable rows={rows} total={[title, money(toPay)]} />
      <Row $gap={3} $padding={[3, 0]}>
        {method.icon && <Picture path={method.icon} width={40} shape="badge" whole label={method.name} />}
        <Rest as="span">
          <Text as="span" $weight={600}>
            {method.name}
          </Text>
        </Rest>
      </Row>
      {account && (
        <PaymentAccount {...account} copied={method.kind === 'SELLER' ? numberIn(account.text) : account.text} />
      )}
    </PageSection>
  );
}
