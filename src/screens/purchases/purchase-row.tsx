import styled from 'styled-components';
import type { BalanceMode, PurchasesScreenQuery } from '../../__generated__/gql/graphql';
import { clamped } from '../../ui/card/card-style';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/media/picture';
import { useMessages } from '../../i18n/use-messages';
import { useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { AgainButton, isOver } from '../../features/orders/again-button';
import { categoryName, isOfWallet } from '../../features/orders/category-names';
import { statusHint } from '../../features/orders/order-status';
import { OrderStatusBadge } from '../../features/orders/order-status-badge';
import { orderPreview, purchasePath } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

type Purchase = NonNullable<PurchasesScreenQuery['customer']>['purchases']['orders'][number];

const Purchase = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Edge = styled(Row)`
  grid-column: 1 / -1;
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Fact = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.b`
  ${clamped(2)}
  font-weight: 600;
`;

const Thumbnail = styled(Picture)`
  grid-row: 2 / span 2;
`;

const Again = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: end;
  padding: 0 ${token('space-4')} ${token('space-3')};
`;

export interface PurchaseRowProps {
  purchase: Purchase;
  /** The mode of the store's wallet. */
  mode: BalanceMode | undefined;
}

export function PurchaseRow({ purchase, mode }: PurchaseRowProps) {
  const m = useMessages();
  const money = useMoney();
  const moment = useMoment();
  const {
    id,
    number,
    category,
    status,
    createdAt,
    supplierName,
    supplierIcon,
    total,
    lineCount,
    firstTitle,
    firstImage,
  } = purchase;
  const hint = statusHint(status, category);
  const name = m(categoryName(category, mode));
  const title = isOfWallet(category) ? name : firstTitle || supplierName;
  const isAgain = category === 'GOODS' && isOver(status) && lineCount > 0;
  return (
    <>
      <Purchase to={purchasePath(purchase)} state={orderPreview(number)}>
        <Edge as="header" $gap={2} $wraps $justify="space-between">
          <Fact>
            {name} · <time dateTime={createdAt}>{moment(createdAt)}</time>
          </Fact>
          <OrderStatusBadge status={status} />
        </Edge>
        <Thumbnail path={firstImage ?? supplierIcon} width={64} shape="control" label={title} />
        <div>
          <Title>{title}</Title>
          {lineCount > 1 && (
            <Text as="small" $tone="text-muted" $size="small">
              {m('purchases.more-lines', { count: lineCount - 1 })}
            </Text>
          )}
          {hint && (
            <Text $tone="text-muted" $size="small">
              {m(hint)}
            </Text>
          )}
        </div>
        <Text as="strong" $tone="price" $weight={700} translate="no">
          {money(total)}
        </Text>
        <Edge as="footer" $gap={2} $wraps $justify="space-between">
          <Fact>{supplierName}</Fact>
          <Fact>{number}</Fact>
        </Edge>
      </Purchase>
      {isAgain && (
        <Again>
          <AgainButton id={id} label={m('again.action-of', { number })} $small $look="secondary" />
        </Again>
      )}
    </>
  );
}
