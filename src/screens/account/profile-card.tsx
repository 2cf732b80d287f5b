import styled from 'styled-components';
import type { AccountScreenQuery } from '../../__generated__/gql/graphql';
import { Picture } from '../../ui/media/picture';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { token } from '../../theme/token';

export type AccountCustomer = NonNullable<AccountScreenQuery['customer']>;

const Card = styled.header`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 ${token('space-4')};
  align-items: center;
  padding: ${token('space-5')} ${token('space-4')};
  background: ${token('color-surface')};

  h1 {
    font-size: ${token('font-title')};
    font-weight: 700;
  }

  p {
    color: ${token('color-text-muted')};
    font-size: 0.8125rem;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${token('space-3')};
    margin-top: ${token('space-4')};
  }

  dl > div {
    flex: 1 1 8rem;
    min-width: 0;
    padding: ${token('space-3')};
    border-radius: ${token('radius-card')};
    background: ${token('color-action-soft')};
  }

  dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  dd {
    color: ${token('color-link')};
    font-weight: 700;
  }
`;

export function ProfileCard({ customer }: { customer: AccountCustomer }) {
  const m = useMessages();
  const money = useMoney();
  const { name, username, email, phone, photo, balance, balanceMode, points } = customer;
  const isKoin = balanceMode === 'CLOSED';
  return (
    <Card>
      <Picture path={photo} width={64} shape="round" label={name} />
      <div>
        <h1>{name}</h1>
        <p>@{username}</p>
        <p>{email}</p>
        {phone && <p>{phone}</p>}
      </div>
      {(balance !== null || points !== null) && (
        <dl>
          {balance && (
            <div>
              <dt>{m(isKoin ? 'strip.koin' : 'account.balance')}</dt>
              <dd>{money(balance)}</dd>
            </div>
          )}
          {points !== null && (
            <div>
              <dt>{m('account.points')}</dt>
              <dd>{m('account.points-count', { count: points })}</dd>
            </div>
          )}
        </dl>
      )}
    </Card>
  );
}
