import styled from 'styled-components';
import type { PointsScreenQuery } from '../../__generated__/gql/graphql';
import { Button } from '../../ui/button/button';
import { Picture } from '../../ui/media/picture';
import { useWalletMoney } from '../../i18n/money';
import { formatPoints } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export type Reward = PointsScreenQuery['rewards'][number];

/** What the store calls a reward; what it is worth where it has no name. */
export function useRewardName() {
  const m = useMessages();
  const money = useWalletMoney();
  return ({ name, amount }: Reward) => name || m('points.reward-of', { amount: money(amount) });
}

const Row = styled.article`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};

  div {
    flex: 1 1 7rem;
    min-width: 0;
  }

  h3 {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    color: ${token('color-link')};
    font-size: 0.8125rem;
    font-weight: 600;
  }

  button {
    margin-inline-start: auto;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

export interface RewardRowProps {
  reward: Reward;
  /** The customer's. */
  points: number;
  busy: boolean;
  onChoose: () => void;
}

export function RewardRow({ reward, points, busy, onChoose }: RewardRowProps) {
  const m = useMessages();
  const money = useWalletMoney();
  const name = useRewardName()(reward);
  const lacking = reward.points - points;
  return (
    <Row>
      <Picture path={reward.image} width={64} shape="card" label={name} />
      <div>
        <h3>{name}</h3>
        <p>{m('account.points-count', { count: formatPoints(reward.points) })}</p>
        <small>
          {lacking > 0
            ? m('points.lacking', { count: formatPoints(lacking) })
            : m('points.worth', { amount: money(reward.amount) })}
        </small>
      </div>
      <Button
        $small
        $look={lacking > 0 ? 'secondary' : 'primary'}
        disabled={busy}
        aria-label={m('points.exchange-for', { reward: name })}
        onClick={onChoose}
      >
        {m('points.exchange')}
      </Button>
    </Row>
  );
}
