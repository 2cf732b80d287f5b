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

export const ReviewList = styled.ul`
  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding-block: ${token('space-3')};

  header p {
    font-weight: 600;
    line-height: 1.3;
  }

  header div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  & > p {
    grid-column: 1 / -1;
    line-height: 1.55;
    white-space: pre-line;
  }

  & > button {
    margin-right: calc(-1 * ${token('space-3')});
    color: ${token('color-text-muted')};
  }
`;

export interface ReviewCardProps {
  review: FragmentOf<Review_CardFragment>;
  /** The page that it stands on, to come back to after signing in. */
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
        <p>{m('review.by', { author })}</p>
        <div>
          <Stars rating={rating} />
          <time dateTime={createdAt}>{day(createdAt)}</time>
        </div>
      </header>
      <PopoverMenu
        label={m('review.menu', { author })}
        icon={<EllipsisVertical size={20} />}
        entries={[
          { id: 'content', label: m('review.report-content'), icon: <Flag size={18} />, link },
          { id: 'user', label: m('review.report-user'), icon: <UserX size={18} />, link },
        ]}
      />
      {comment && <p>{comment}</p>}
    </Card>
  );
}
