import { Link } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { cardStyle, clamped, dimmed, stretchedLink } from './card-style';
import { ItemFacts } from './item-facts';
import type { ItemSummary } from './item-summary';
import { Picture } from '../media/picture';
import { Price } from './price';
import { StockLabel } from './stock-label';

export interface ItemCardProps extends ItemSummary {
  /** The largest width of the card in CSS pixels, for its picture. */
  width?: number;
  /** For the cards seen first: their pictures load at once. */
  priority?: boolean;
}

const halfColumn = 240;

const Card = styled.article<{ $closed: boolean }>`
  ${cardStyle}

  img,
  [data-blank] {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    ${dimmed}
  }

  div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.1875rem;
    padding: ${token('space-2')} 0.625rem ${token('space-3')};
  }

  a {
    ${clamped(2)}
    font-size: 0.8125rem;
    line-height: 1.35;
    ${stretchedLink}
  }

  & > ${Badge} {
    position: absolute;
    top: ${token('space-2')};
    left: ${token('space-2')};
  }
`;

/** An item in a grid or a carousel. */
export function ItemCard({ width = halfColumn, priority, ...item }: ItemCardProps) {
  const m = useMessages();
  const { title, link, image, price, closed = false } = item;
  return (
    <Card $closed={closed}>
      <Picture
        path={image}
        width={width}
        sizes={`(max-width: 480px) ${width > halfColumn ? 100 : 50}vw, ${width}px`}
        priority={priority}
        label={title}
      />
      {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
      <div>
        <Link {...link}>{title}</Link>
        {price && <Price price={price} before={item.priceBefore} unit={item.priceUnit} />}
        <StockLabel stock={item.stock} />
        <ItemFacts rating={item.rating} sold={item.sold} city={item.city} distance={item.distance} />
      </div>
    </Card>
  );
}
