import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import { Badge } from '../../../ui/card/badge';
import { Price } from '../../../ui/card/price';
import { readFragment } from '../../../api/fragment';
import { Heart } from '../../../features/favourites/heart';
import { OpeningNote } from '../../../features/opening/opening-note';
import { useCount } from '../../../i18n/numbers';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { RatingLink } from './reviews/rating-link';

const Heading = styled.header`
  position: relative;
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  background: ${token('color-surface')};

  & > button {
    top: ${token('space-2')};
    right: ${token('space-2')};
  }

  & > button + *,
  & > :first-child:not(button) {
    padding-inline-end: 2.5rem;
  }

  h1 {
    font-size: ${token('font-title')};
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;

  & > * {
    display: inline-flex;
    align-items: center;
  }

  & > * + *::before {
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

  small {
    display: block;
    font-size: ${token('font-small')};
    font-weight: 400;
  }
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
    sold ? <span key="sold">{m('item.sold', { count: count(sold) })}</span> : null,
    reviews && <RatingLink key="rating" rating={reviews.rating} count={reviews.count} />,
    discussionCount > 0 ? (
      <span key="discussions">{m('item.discussions', { count: count(discussionCount) })}</span>
    ) : null,
  ].filter((fact) => fact !== null);
  return (
    <Heading>
      <Heart item={item} />
      {item.price && <Price price={item.price} before={item.priceBeforeDiscount} unit={priceUnit} size="large" />}
      <h1>{item.title}</h1>
      {facts.length > 0 && <Facts>{facts}</Facts>}
      {stock}
      {isClosed ? (
        <Closed>
          <Badge $look="sale">{m('item.closed')}</Badge>
          <span>
            {closedReason === outsideHoursText ? m('item.outside-hours') : closedReason}
            <small>{note}</small>
          </span>
        </Closed>
      ) : (
        outsideHours && <Note>{note}</Note>
      )}
    </Heading>
  );
}
