import styled from 'styled-components';
import type { AccountScreenQuery } from '../../__generated__/gql/graphql';
import { FigureList } from '../../ui/card/figure-list';
import { usePhotoPath } from '../../features/accounts/use-photo-path';
import { Picture } from '../../ui/media/picture';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { formatPoints } from '../../i18n/numbers';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';

export type AccountCustomer = NonNullable<AccountScreenQuery['customer']>;

const Card = styled.header`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 ${token('space-4')};
  align-items: center;
  padding: ${token('space-5')} ${token('space-4')};
  background: ${token('color-surface')};
`;

const Detail = styled.p`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
`;

const Figures = styled(FigureList)`
  grid-column: 1 / -1;
  margin-top: ${token('space-4')};
`;

export function ProfileCard({ customer }: { customer: AccountCustomer }) {
  const m = useMessages();
  const money = useMoney();
  const { name, username, email, phone, balance, balanceMode, points } = customer;
  const isKoin = balanceMode === 'CLOSED';
  return (
    <Card>
      <Picture path={usePhotoPath(customer)} width={64} shape="round" label={name} />
      <div>
        <Text as="h1" $size="title" $weight={700}>
          {name}
        </Text>
        <Detail>@{username}</Detail>
        <Detail>{email}</Detail>
        {phone && <Detail>{phone}</Detail>}
      </div>
      <Figures
        figures={[
          balance !== null && [m(isKoin ? 'strip.koin' : 'account.balance'), money(balance)],
          points !== null && [m('account.points'), m('account.points-count', { count: formatPoints(points) })],
        ]}
      />
    </Card>
  );
}
