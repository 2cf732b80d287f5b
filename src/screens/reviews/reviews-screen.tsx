import styled from 'styled-components';
import type { ReviewsScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { Pager } from '../../ui/list/pager';
import { useMessages } from '../../i18n/use-messages';
import { ReviewCard } from '../../features/catalogue/review-card';
import type { ScreenProps } from '../../routing/define-route';
import { itemPath, viewUidOf } from '../../routing/paths';
import { token } from '../../theme/token';
import { ReviewsHeading } from './reviews-skeleton';
import { RowList } from '../../ui/list/row-list';

const Title = styled.h1`
  font-size: ${token('font-title')};
  font-weight: 700;
  letter-spacing: -0.01em;
`;

const Count = styled.p`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
`;

const List = styled.div`
  flex: 1;
  padding: 0 ${token('space-4')};
  background: ${token('color-surface')};
`;

export default function ReviewsScreen({ data: { reviews }, params }: ScreenProps<ReviewsScreenQuery>) {
  const m = useMessages();
  if (!reviews) return null;
  const { title, total, pageInfo } = reviews;
  const { page } = pageInfo;
  const lastPage = pageInfo.lastPage ?? 1;
  const item = itemPath({ title, id: viewUidOf(params.slug ?? '') });
  const path = `${item}/reviews`;
  return (
    <>
      <ReviewsHeading>
        <Title>{m('review.title-of', { title })}</Title>
        {total > 0 && <Count>{m('review.count', { count: total })}</Count>}
      </ReviewsHeading>
      <List>
        {reviews.reviews.length === 0 && page <= lastPage ? (
          <EmptyState title={m('review.empty')}>
            <LinkButton to={item} $look="secondary">
              {m('item.open')}
            </LinkButton>
          </EmptyState>
        ) : (
          <RowList>
            {reviews.reviews.map((review) => (
              <li key={readFragment(review).id}>
                <ReviewCard review={review} path={path} />
              </li>
            ))}
          </RowList>
        )}
        <Pager page={page} last={lastPage} to={(at) => (at > 1 ? `${path}?page=${at}` : path)} />
      </List>
    </>
  );
}
