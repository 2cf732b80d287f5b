import styled from 'styled-components';
import type { PointsScreenQuery } from '../../__generated__/gql/graphql';
import { Button } from '../../ui/button/button';
import { Picture } from '../../ui/media/picture';
import { useWalletMoney } from '../../i18n/money';
import { formatPoints } from '../../i18n/numbers';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';
import { Row } from '../../ui/layout/row';

export type Reward = PointsScreenQuery['rewards'][number];

/** The name of a reward, or its value if it has no name. */
export function useRewardName() {
  const m = useMessages();
  const money = useWalletMoney();
  return ({ name, amount }: Reward) => name || m('points.reward-of', { amount: money(amount) });
}

const Words = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
`;

const Cost = styled.p`
  color: ${token('color-link')};
  font-size: 0.8125rem;
  font-weight: 600;
`;

const Exchange = styled(Button)`
  margin-inline-start: auto;
`;

export interface RewardRowProps {
  reward: Reward;
  /** The customer's points. */
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
    <Row as="article" $gap={3} $padding={[3, 4]} $wraps>
      <Picture path={reward.image} width={64} shape="card" label={name} />
      <Words>
        <Text as="h3" $weight={600} $breaks>
          {name}
        </Text>
        <Cost>{m('account.points-count', { count: formatPoints(reward.points) })}</Cost>
        <Text as="small" $tone="text-muted" $size="small">
          {lacking > 0
            ? m('points.lacking', { count: formatPoints(lacking) })
            : m('points.worth', { amount: money(reward.amount) })}
        </Text>
      </Words>
      <Exchange
        $small
        $look={lacking > 0 ? 'secondary' : 'primary'}
        disabled={busy}
        aria-label={m('points.exchange-for', { reward: name })}
        onClick={onChoose}
      >
        {m('points.exchange')}
      </Exchange>
    </Row>
  );
}
