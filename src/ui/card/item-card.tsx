import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styled, { css } from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { cardStyle, clamped, stretchedLink } from './card-style';
import { ItemFacts, type ItemSummary } from './item-facts';
import { Picture } from '../media/picture';
import { Price } from './price';
import { StockLabel } from './stock-label';

export interface ItemCardProps extends ItemSummary {
  /** The card's largest width in CSS pixels. Its picture is square, or 4:3 in a card wider than 240 px. */
  width?: number;
  /** Its picture is the first one of the page. */
  priority?: boolean;
  /** For three or four cards in a row: only picture, title, price and stock. */
  compact?: boolean;
  /** A control in the corner of the picture. */
  action?: ReactNode;
}

const halfColumn = 240;
const thirdColumn = 160;

const compactText = css`
  div {
    padding: 0.375rem ${token('space-2')} ${token('space-2')};
  }

  a {
    font-size: ${token('font-small')};
    line-height: 1.3;
  }

  a:only-child {
    -webkit-line-clamp: 3;
  }
`;

const text = css`
  div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.1875rem;
    padding: ${token('space-2')} 0.625rem ${token('space-3')};
  }

  a {
    font-size: 0.8125rem;
    line-height: 1.35;
  }
`;

const Card = styled.article<{ $compact: boolean }>`
  ${cardStyle}

  a {
    ${clamped(2)}
    ${stretchedLink}
  }

  ${({ $compact }) => ($compact ? compactText : text)}

  & > ${Badge} {
    position: absolute;
    top: ${token('space-2')};
    left: ${token('space-2')};
  }
`;

export function ItemCard({
  compact = false,
  width = compact ? thirdColumn : halfColumn,
  priority,
  action,
  ...item
}: ItemCardProps) {
  const m = useMessages();
  const { title, link, image, price, closed = false } = item;
  const isWide = width > halfColumn;
  return (
    <Card $compact={compact}>
      <Picture
        path={image}
        width={width}
        height={isWide ? width * 0.75 : width}
        shape="fluid"
        dimmed={closed}
        priority={priority}
        label={title}
      />
      {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
      {action}
      <div>
        <Link {...link}>{title}</Link>
        {price && (
          <Price price={price} before={item.priceBefore} unit={item.priceUnit} size={compact ? 'small' : 'normal'} />
        )}
        <StockLabel stock={item.stock} />
        {!compact && <ItemFacts rating={item.rating} sold={item.sold} city={item.city} distance={item.distance} />}
      </div>
    </Card>
  );
}

/** An item card for three or four in a row. */
export const CompactCard = (item: ItemCardProps) => <ItemCard {...item} compact />;
