import { Link } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { cardStyle, clamped, dimmed, stretchedLink } from './card-style';
import type { ItemSummary } from './item-summary';
import { Picture } from '../media/picture';
import { Price } from './price';
import { StockLabel } from './stock-label';

export interface CompactCardProps extends ItemSummary {
  priority?: boolean;
}

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
    padding: 0.375rem ${token('space-2')} ${token('space-2')};
  }

  a {
    ${clamped(2)}
    font-size: ${token('font-small')};
    line-height: 1.3;
    ${stretchedLink}
  }

  a:only-child {
    -webkit-line-clamp: 3;
  }

  & > ${Badge} {
    position: absolute;
    top: 0.375rem;
    left: 0.375rem;
  }
`;

/** An item where three or four stand side by side: its picture, its name, its price. */
export function CompactCard({ priority, ...item }: CompactCardProps) {
  const m = useMessages();
  const { title, link, image, price, closed = false } = item;
  return (
    <Card $closed={closed}>
      <Picture path={image} width={160} sizes="(max-width: 480px) 33vw, 160px" priority={priority} label={title} />
      {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
      <div>
        <Link {...link}>{title}</Link>
        {price && <Price price={price} before={item.priceBefore} unit={item.priceUnit} size="small" />}
        <StockLabel stock={item.stock} />
      </div>
    </Card>
  );
}
