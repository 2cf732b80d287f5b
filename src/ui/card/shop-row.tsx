import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link, type LinkTarget } from '../link/link';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from './badge';
import { clamped, stretchedLink } from './card-style';
import { ItemFacts } from './item-facts';
import { Picture } from '../media/picture';

export interface ShopRowProps {
  title: string;
  link: LinkTarget;
  image: string | null;
  summary?: string;
  rating?: number | null;
  sold?: number;
  city?: string | null;
  /** How far away it is, in words. */
  distance?: string | null;
  /** Distinguishes branches with the same name. Replaces the summary. */
  address?: string | null;
  closed?: boolean;
  priority?: boolean;
  /** A control beside the name, or in the corner of a card. */
  action?: ReactNode;
}

const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};

  a {
    ${clamped(2)}
    font-size: 0.9375rem;
    font-weight: 600;
    ${stretchedLink}
  }

  & > svg {
    color: ${token('color-text-muted')};
  }
`;

/** Large text wraps below the picture. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  min-width: 0;

  & > div {
    flex: 1 1 6.5rem;
    min-width: 0;
  }
`;

const Corner = styled.span`
  position: relative;
  flex: none;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
`;

const Summary = styled.p`
  ${clamped(1)}
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

export function ShopRow({
  title,
  link,
  image,
  summary,
  address,
  closed = false,
  priority,
  action,
  ...facts
}: ShopRowProps) {
  const m = useMessages();
  return (
    <Row>
      <Body>
        <Picture path={image} width={64} shape="card" framed dimmed={closed} priority={priority} label={title} />
        <div>
          <Link {...link}>{title}</Link>
          {(address || summary) && <Summary>{address || summary}</Summary>}
          <ItemFacts {...facts} inline />
          {closed && <Badge $look="sale">{m('item.closed')}</Badge>}
        </div>
      </Body>
      {action ? <Corner>{action}</Corner> : <ChevronRight size={18} />}
    </Row>
  );
}
