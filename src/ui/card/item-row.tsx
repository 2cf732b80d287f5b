import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { clamped, stretchedLink } from './card-style';
import { ItemFacts, type ItemSummary } from './item-facts';
import { Picture } from '../media/picture';
import { Price } from './price';
import { StockLabel } from './stock-label';

export interface ItemRowProps extends ItemSummary {
  /** A line or two of plain text below the title. */
  summary?: string;
  priority?: boolean;
  /** A control in the corner of the picture. */
  action?: ReactNode;
}

const Row = styled.article`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  & > div {
    display: flex;
    flex: 1 1 7rem;
    flex-direction: column;
    justify-content: center;
    gap: 0.1875rem;
    min-width: 0;
  }

  a {
    ${clamped(2)}
    font-weight: 500;
    line-height: 1.35;
    ${stretchedLink}
  }

  & > ${Badge} {
    position: absolute;
    top: calc(${token('space-3')} + 6px);
    left: calc(${token('space-4')} + 6px);
  }
`;

const Corner = styled.span`
  position: absolute;
  inset: ${token('space-3')} auto auto ${token('space-4')};
  width: 96px;
`;

const Summary = styled.p`
  ${clamped(1)}
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

export function ItemRow({ summary, priority, action, ...item }: ItemRowProps) {
  const m = useMessages();
  const { title, link, image, price, closed = false } = item;
  return (
    <Row>
      <Picture path={image} width={96} shape="card" dimmed={closed} priority={priority} label={title} />
      {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
      {action && <Corner>{action}</Corner>}
      <div>
        <Link {...link}>{title}</Link>
        {summary && <Summary>{summary}</Summary>}
        {price && <Price price={price} before={item.priceBefore} unit={item.priceUnit} />}
        <StockLabel stock={item.stock} />
        <ItemFacts rating={item.rating} sold={item.sold} city={item.city} distance={item.distance} inline />
      </div>
    </Row>
  );
}
