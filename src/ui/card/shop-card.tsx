import { Link } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { cardStyle, clamped, stretchedLink } from './card-style';
import { ItemFacts } from './item-facts';
import { Picture } from '../media/picture';
import type { ShopRowProps } from './shop-row';

export type ShopCardProps = ShopRowProps;

const Card = styled.article`
  ${cardStyle}
  align-items: center;
  justify-content: center;
  padding: ${token('space-4')} ${token('space-3')};
  text-align: center;

  & > :first-child {
    margin-bottom: ${token('space-2')};
  }

  a {
    ${clamped(1)}
    font-weight: 600;
    ${stretchedLink}
  }

  p {
    max-width: 100%;
  }

  & > ${Badge} {
    position: absolute;
    top: ${token('space-2')};
    left: ${token('space-2')};
  }
`;

export function ShopCard({
  title,
  link,
  image,
  closed = false,
  priority,
  summary: _summary,
  address: _address,
  action,
  ...facts
}: ShopCardProps) {
  const m = useMessages();
  return (
    <Card>
      <Picture path={image} width={72} shape="round" framed dimmed={closed} priority={priority} label={title} />
      {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
      {action}
      <Link {...link}>{title}</Link>
      <ItemFacts {...facts} />
    </Card>
  );
}
