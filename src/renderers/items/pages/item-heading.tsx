import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { Badge } from '../../../ui/card/badge';
import { Price } from '../../../ui/card/price';
import { readFragment } from '../../../api/fragment';
import { Heart } from '../../../features/accounts/favourites/heart';
import { OpeningNote } from '../../../features/catalogue/opening-note';
import { useCount } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { RatingLink } from './reviews/rating-link';
import { Text } from '../../../ui/text/text';

const Heading = styled.header`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

/** The server's styles have no heart to come after. */
const Corner = styled(Heart)`
  && {
    top: ${token('space-2')};
    right: ${token('space-2')};
  }
`;

const roomForHeart = '2.5rem';

const Title = styled.h1<{ $first: boolean }>`
  ${({ $first }) => $first && `padding-inline-end: ${roomForHeart};`}
  font-size: ${token('font-title')};
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;

  & + &::before {
    width: 3px;
    height: 3px;
    margin-inline-end: ${token('space-2')};
    border-radius: 50%;
    background: ${token('color-outline')};
    content: '';
  }
`;

const Closed = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-sale-soft')};
  color: ${token('color-sale')};
  font-weight: 500;
`;

const Note = styled.p`
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-control')};
  background: ${token('color-action-soft')};
`;

const outsideHoursText = 'Di luar jam operasional';

export interface ItemHeadingProps {
  page: Item_PageFragment;
  priceUnit?: string;
  stock?: ReactNode;
}

export function ItemHeading({ page, priceUnit, stock }: ItemHeadingProps) {
  const m = useMessages();
  const count = useCount();
  const { item, sold, discussionCount, reviews, isClosed, closedReason, outsideHours } = page;
  const note = <OpeningNote hours={outsideHours && readFragment(outsideHours)} />;
  const facts = [
    sold ? <Fact key="sold">{m('item.sold', { count: count(sold) })}</Fact> : null,
    reviews && (
      <Fact key="rating">
        <RatingLink rating={reviews.rating} count={reviews.count} />
      </Fact>
    ),
    discussionCount > 0 ? (
      <Fact key="discussions">{m('item.discussions', { count: count(discussionCount) })}</Fact>
    ) : null,
  ].filter((fact) => fact !== null);
  return (
    <Heading>
      <Corner item={item} />
      {item.price && (
        <div style={{ paddingInlineEnd: roomForHeart }}>
          <Price price={item.price} before={item.priceBeforeDiscount} unit={priceUnit} size="large" />
        </div>
      )}
      <Title $first={!item.price}>{item.title}</Title>
      {facts.length > 0 && <Facts>{facts}</Facts>}
      {stock}
      {isClosed ? (
        <Closed>
          <Badge $look="sale">{m('item.closed')}</Badge>
          <span>
            {closedReason === outsideHoursText ? m('item.outside-hours') : closedReason}
            <Text as="small" $size="small" $weight={400} $block>
              {note}
            </Text>
          </span>
        </Closed>
      ) : (
        outsideHours && <Note>{note}</Note>
      )}
    </Heading>
  );
}
