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
import { orderPreview, purchaseAddress } from '../../routing/order-address';
import { token } from '../../theme/token';

type Purchase = NonNullable<PurchasesScreenQuery['purchases']>['orders'][number];

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  header,
  footer {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    ${clamped(2)}
    font-weight: 600;
  }

  p,
  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  strong {
    color: ${token('color-price')};
    font-weight: 700;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Thumbnail = styled(Picture)`
  grid-row: 2 / span 2;
`;

const Again = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: end;
  padding: 0 ${token('space-4')} ${token('space-3')};

  p {
    color: ${token('color-sale')};
    font-size: ${token('font-small')};
  }
`;

export interface PurchaseRowProps {
  purchase: Purchase;
  /** Of the store's wallet. */
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
      <Row to={purchaseAddress(purchase)} state={orderPreview(number)}>
        <header>
          <span>
            {name} · <time dateTime={createdAt}>{moment(createdAt)}</time>
          </span>
          <OrderStatusBadge status={status} />
        </header>
        <Thumbnail path={firstImage ?? supplierIcon} width={64} shape="control" label={title} />
        <div>
          <b>{title}</b>
          {lineCount > 1 && <small>{m('purchases.more-lines', { count: lineCount - 1 })}</small>}
          {hint && <p>{m(hint)}</p>}
        </div>
        <strong translate="no">{money(total)}</strong>
        <footer>
          <span>{supplierName}</span>
          <span>{number}</span>
        </footer>
      </Row>
      {isAgain && (
        <Again>
          <AgainButton id={id} label={m('again.action-of', { number })} $small $look="secondary" />
        </Again>
      )}
    </>
  );
}
