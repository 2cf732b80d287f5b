import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import UserX from 'lucide-react/icons/user-x';
import styled from 'styled-components';
import type { Review_CardFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useDay } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Stars } from '../../ui/card/stars';
import { PopoverMenu } from '../../ui/dialog/popover-menu';
import { Picture } from '../../ui/media/picture';

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-3')};
`;

const Menu = styled(PopoverMenu)`
  margin-right: calc(-1 * ${token('space-3')});
  color: ${token('color-text-muted')};
`;

const Author = styled.p`
  font-weight: 600;
  line-height: 1.3;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const Comment = styled.p`
  grid-column: 1 / -1;
  line-height: 1.55;
  white-space: pre-line;
`;

export interface ReviewCardProps {
  review: FragmentOf<Review_CardFragment>;
  /** The path of the page, for the return after signing in. */
  path: string;
}

export function ReviewCard({ review, path }: ReviewCardProps) {
  const m = useMessages();
  const day = useDay();
  const { author, authorImage, rating, comment, createdAt } = readFragment(review);
  const link = { to: loginPath(path) };
  return (
    <Card>
      <Picture path={authorImage} width={36} shape="round" label={author} />
      <header>
        <Author>{m('review.by', { author })}</Author>
        <Facts>
          <Stars rating={rating} />
          <time dateTime={createdAt}>{day(createdAt)}</time>
        </Facts>
      </header>
      <Menu
        label={m('review.menu', { author })}
        icon={<EllipsisVertical size={20} />}
        entries={[
          { id: 'content', label: m('review.report-content'), icon: <Flag size={18} />, link },
          { id: 'user', label: m('review.report-user'), icon: <UserX size={18} />, link },
        ]}
      />
      {comment && <Comment>{comment}</Comment>}
    </Card>
  );
}
