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

const Head = styled.div`
  display: grid;
  gap: ${token('space-1')};
  justify-items: center;
  padding-bottom: ${token('space-4')};
  text-align: center;

  h1 {
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

const Method = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} 0;

  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};

  small {
    display: block;
    color: ${token('color-text-muted')};
  }

  button {
    flex: none;
  }

  output {
    font-size: ${token('font-large')};
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

interface PaymentAccountProps {
  label: string;
  text: string;
}

/** What a bank's app takes of a seller's account: the digits alone, where it is certain which they are. */
function numberIn(account: string) {
  const [number, ...others] = account.match(/\d+/g) ?? [];
  return number && number.length > 5 && others.length === 0 ? number : account;
}

function PaymentAccount({ label, text, copied }: PaymentAccountProps & { copied: string }) {
  const m = useMessages();
  const copy = useCopy();
  return (
    <Account>
      <div>
        <small>{label}</small>
        <output>{text}</output>
      </div>
      <Button $look="secondary" $small onClick={() => void copy(copied)}>
        <Copy size={16} aria-hidden />
        {m('action.copy')}
      </Button>
    </Account>
  );
}

export interface PaymentSummaryProps extends Pick<SumTableProps, 'rows'> {
  label: string;
  /** What the amount is. */
  title: string;
  toPay: Money;
  /** Of the order or the invoice. */
  number: string;
  status: ReactNode;
  method: { name: string; icon: string | null; kind: PaymentKind };
  account: PaymentAccountProps | null;
  /** How long it can be paid. */
  children?: ReactNode;
}

/** What is to be paid, of what it consists, by which method, and to which account. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { label, title, toPay, number, status, rows, method, account, children } = props;
  const money = useMoney();
  return (
    <PageSection label={label}>
      <Head>
        <h1>{title}</h1>
        <b>
          <Amount money={toPay} />
        </b>
        <small>{number}</small>
        <span role="status">{status}</span>
        {children}
      </Head>
      <SumTable rows={rows} total={[title, money(toPay)]} />
      <Method>
        {method.icon && <Picture path={method.icon} width={40} shape="badge" whole label={method.name} />}
        <span>{method.name}</span>
      </Method>
      {account && (
        <PaymentAccount {...account} copied={method.kind === 'SELLER' ? numberIn(account.text) : account.text} />
      )}
    </PageSection>
  );
}
