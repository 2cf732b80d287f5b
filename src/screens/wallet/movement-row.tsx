import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Gift from 'lucide-react/icons/gift';
import Undo2 from 'lucide-react/icons/undo-2';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Transaction_PageFragment, TransactionKind } from '../../__generated__/gql/graphql';
import { Link } from '../../ui/link/link';
import { IconDisc } from '../../ui/media/icon-disc';
import { useMoment } from '../../i18n/dates';
import { useWalletMoney } from '../../i18n/money';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { invoicePath } from '../../routing/invoice-paths';
import { orderPath, orderPreview } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';

export type Movement = Transaction_PageFragment['movements'][number];

const looks: { readonly [Kind in TransactionKind]: { label: PlainMessageKey; icon: ReactNode } } = {
  TOP_UP: { label: 'wallet.kind-top-up', icon: <ArrowDownLeft size={20} /> },
  PAYMENT: { label: 'wallet.kind-payment', icon: <ShoppingBag size={20} /> },
  REFUND: { label: 'wallet.kind-refund', icon: <Undo2 size={20} /> },
  WITHDRAWAL: { label: 'wallet.kind-withdrawal', icon: <ArrowUpRight size={20} /> },
  WITHDRAWAL_RETURNED: { label: 'wallet.kind-withdrawal-returned', icon: <Undo2 size={20} /> },
  CASHBACK: { label: 'checkout.cashback', icon: <Gift size={20} /> },
  REWARD: { label: 'wallet.kind-reward', icon: <Gift size={20} /> },
  REFERRAL: { label: 'wallet.kind-referral', icon: <Gift size={20} /> },
  INVOICE: { label: 'wallet.kind-invoice', icon: <ArrowUpRight size={20} /> },
  OTHER: { label: 'wallet.kind-other', icon: <ArrowDownLeft size={20} /> },
};

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const PlainRow = styled.div`
  ${row}
`;
const LinkRow = styled(Link)`
  ${row}
`;

const Words = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
`;

const Sum = styled(Text)`
  font-variant-numeric: tabular-nums;
  margin-inline-start: auto;
`;

const Fact = ({ children }: { children: ReactNode }) => (
  <Text as="small" $tone="text-muted" $size="small" $block>
    {children}
  </Text>
);

/** For a transaction of unknown kind, the provider's text is shown. */
export function MovementRow({ movement }: { movement: Movement }) {
  const m = useMessages();
  const money = useWalletMoney();
  const moment = useMoment();
  const { kind, createdAt, amount, note, order, orderNumber, invoice } = movement;
  const number = orderNumber ?? invoice?.number;
  const { label, icon } = looks[kind];
  const isIn = amount.amount >= 0;
  const content = (
    <>
      <IconDisc $size={40} $shape="round" $soft={isIn}>
        {icon}
      </IconDisc>
      <Words>
        <Text as="b" $weight={600} $block $breaks>
          {(kind === 'OTHER' && note) || m(label)}
        </Text>
        <Fact>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
        </Fact>
        {number && <Fact>{number}</Fact>}
      </Words>
      <Sum as="strong" $tone={isIn ? 'success' : undefined} $weight={700} $breaks translate="no">
        {`${isIn ? '+' : '−'}${money({ ...amount, amount: Math.abs(amount.amount) })}`}
      </Sum>
    </>
  );
  if (invoice !== null) return <LinkRow to={invoicePath(invoice.id)}>{content}</LinkRow>;
  if (order === null) return <PlainRow>{content}</PlainRow>;
  return (
    <LinkRow to={orderPath(order.id)} {...(orderNumber !== null && { state: orderPreview(orderNumber) })}>
      {content}
    </LinkRow>
  );
}
