import { Link } from '../../../../ui/link/link';
import styled from 'styled-components';
import type { Item_PageFragment } from '../../../../__generated__/gql/graphql';
import { readFragment } from '../../../../api/fragment';
import { LinkButton } from '../../../../ui/button/button';
import { PageSection } from '../../../../ui/layout/page-section';
import { useDecimal } from '../../../../i18n/numbers';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { ReviewCard } from '../../../../features/catalogue/review-card';
import { reviewsAnchor } from './rating-link';
import { RowList } from '../../../../ui/list/row-list';

const Score = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: ${token('size-touch')};
  margin-block: -0.75rem;
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
`;

/** The maximum number on the item's own page. */
const maxReviews = 3;

export interface ReviewSectionProps {
  reviews: NonNullable<Item_PageFragment['reviews']>;
  path: string;
}

export default function ReviewSection({ reviews: { rating, count, latest }, path }: ReviewSectionProps) {
  const m = useMessages();
  const decimal = useDecimal();
  const all = `${path}/reviews`;
  const reviews = latest.slice(0, maxReviews);
  return (
    <PageSection
      anchor={reviewsAnchor}
      title={m('review.title')}
      aside={
        <Score to={all}>
          {decimal(rating)} · {m('review.count', { count })}
        </Score>
      }
    >
      <RowList>
        {reviews.map((review) => (
          <li key={readFragment(review).id}>
            <ReviewCard review={review} path={path} />
          </li>
        ))}
      </RowList>
      {count > reviews.length && (
        <LinkButton to={all} $look="secondary" $wide>
          {m('review.all', { count })}
        </LinkButton>
      )}
    </PageSection>
  );
}
