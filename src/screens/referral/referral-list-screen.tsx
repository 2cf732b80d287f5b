import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import styled from 'styled-components';
import { MoreReferredFriendsDocument } from '../../__generated__/documents/more-referred-friends';
import type { ReferralListScreenQuery, Referred_FriendsFragment } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { LinkButton } from '../../ui/button/button';
import { LoadMore } from '../../ui/button/load-more';
import { EmptyState } from '../../ui/feedback/empty-state';
import { RowList } from '../../ui/list/row-list';
import { Picture } from '../../ui/media/picture';
import SignInFirst from '../../features/accounts/sign-in-first';
import { nextPage } from '../../features/paging/next-page';
import { usePaging } from '../../features/paging/use-paging';
import { useDay } from '../../i18n/dates';
import { useWalletMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

const Heading = styled.h1`
  padding: ${token('space-5')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
  font-size: ${token('font-display')};
  font-weight: 700;
`;

const Words = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
`;

const Earned = styled(Text)`
  margin-inline-start: auto;
`;

const friendsOf = ({ customer }: ReferralListScreenQuery) =>
  customer?.referredFriends ? readFragment(customer.referredFriends) : null;

const nextAfter = (page: Referred_FriendsFragment | null) => page && nextPage(page.pageInfo);

function Friends({ first }: { first: Referred_FriendsFragment }) {
  const m = useMessages();
  const day = useDay();
  const money = useWalletMoney();
  const [start] = useState(() => nextAfter(first));
  const { pages, status, more } = usePaging({
    document: MoreReferredFriendsDocument,
    variablesAt: (cursor) => cursor,
    nextOf: (data) => nextAfter(friendsOf(data)),
    first: start,
  });
  const later = pages.flatMap((data) => friendsOf(data)?.friends ?? []);
  return (
    <>
      <Heading>{m('referral.list')}</Heading>
      <RowList>
        {[...first.friends, ...later].map(({ id, name, joinedAt, earned }) => (
          <li key={id}>
            <Row as="article" $gap={[1, 3]} $padding={[3, 4]} $wraps>
              <Picture path={null} width={40} shape="round" label={name} />
              <Words>
                <Text as="b" $block $breaks>
                  {name}
                </Text>
                <Text as="small" $tone="text-muted" $size="small">
                  {m('referral.joined', { day: day(joinedAt) })}
                </Text>
              </Words>
              {earned.amount > 0 ? (
                <Earned as="strong" $tone="success" $weight={700} translate="no">
                  {`+${money(earned)}`}
                </Earned>
              ) : (
                <Earned as="small" $tone="text-muted" $size="small">
                  {m('referral.not-earned')}
                </Earned>
              )}
            </Row>
          </li>
        ))}
      </RowList>
      <LoadMore status={status} onMore={more} failureText={m('referral.load-failed')} />
    </>
  );
}

export default function ReferralListScreen({ data }: ScreenProps<ReferralListScreenQuery>) {
  const m = useMessages();
  const first = friendsOf(data);
  if (!first) return <SignInFirst />;
  if (first.friends.length > 0) return <Friends first={first} />;
  return (
    <EmptyState
      as="h1"
      icon={<UsersRound size={40} strokeWidth={1.5} />}
      title={m('referral.empty')}
      text={m('referral.empty-hint')}
    >
      <LinkButton to={customerPaths.referral}>{m('referral.share')}</LinkButton>
    </EmptyState>
  );
}
