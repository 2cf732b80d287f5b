import { useSelector } from '@xstate/react';
import Gift from 'lucide-react/icons/gift';
import Star from 'lucide-react/icons/star';
import styled from 'styled-components';
import { PointsScreenDocument } from '../../__generated__/documents/points-screen';
import type { PointsScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { useRefresh } from '../../api/use-refresh';
import { useFlowEvents } from '../../actors/use-flow-events';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { RowList } from '../../ui/list/row-list';
import SignInFirst from '../../features/accounts/sign-in-first';
import { isAskingToExchange, isExchanged, isExchanging } from '../../features/wallet/selectors';
import { SubmissionResult } from '../../features/orders/submission-result';
import { FundsCard } from '../../features/wallet/funds-card';
import { type PointsExchangeStart, usePointsExchange } from '../../features/wallet/use-points-exchange';
import { useStoredCode } from '../../features/orders/stored-code';
import { useMoney } from '../../i18n/money';
import { formatPoints } from '../../i18n/numbers';
import { useLocale, useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { type Reward, RewardRow, useRewardName } from './reward-row';

const Heading = styled.h2`
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  font-size: ${token('font-large')};
  font-weight: 700;
`;

const Rule = styled.p`
  margin: 0 ${token('space-4')} ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

const all = {};

interface PointsProps extends PointsExchangeStart {
  rule: NonNullable<PointsScreenQuery['store']>['wallet']['pointsRule'] | undefined;
  rewards: readonly Reward[];
  /** Called if prices or points have changed. */
  onReload: () => void;
  onExchange: () => void;
}

function Points({ rule, rewards, onReload, onExchange, ...start }: PointsProps) {
  const m = useMessages();
  const locale = useLocale();
  const money = useMoney();
  const toast = useToast();
  const nameOf = useRewardName();
  const { flow, message, confirm } = usePointsExchange(start);
  const { points, reward } = useSelector(flow, ({ context }) => context);
  const submission = useSelector(flow, ({ children }) => children.submission);
  const asking = useSelector(flow, isAskingToExchange);
  const exchanging = useSelector(flow, isExchanging);
  const exchanged = useSelector(flow, isExchanged);
  useFlowEvents(flow, { 'points.short': () => toast(m('refusal.points-short'), toastDurations.normal) });
  const chosen = rewards.find(({ id }) => id === reward?.id);
  return (
    <>
      <FundsCard
        icon={<Star size={18} aria-hidden />}
        name={m('points.yours')}
        amount={m('account.points-count', { count: formatPoints(points) })}
      />
      {rule && <Rule>{m('points.rule', { points: rule.points, amount: money(rule.amount) })}</Rule>}
      <SubmissionResult
        submission={submission}
        inset
        title={m('result.failure')}
        amountOf={(total) => m('account.points-count', { count: formatPoints(total) })}
        onDismiss={(isStale) => {
          flow.send({ type: 'notice.dismiss' });
          if (isStale) onReload();
        }}
      />
      {rewards.length === 0 ? (
        <EmptyState
          icon={<Gift size={40} strokeWidth={1.5} />}
          title={m('points.empty')}
          text={m('points.empty-hint')}
        />
      ) : (
        <>
          <Heading>{m('points.rewards')}</Heading>
          <RowList>
            {rewards.map((one) => (
              <li key={one.id}>
                <RewardRow
                  reward={one}
                  points={points}
                  busy={exchanging}
                  onChoose={() =>
                    flow.send({
                      type: 'reward.choose',
                      reward: { id: one.id, points: one.points, amount: one.amount.amount },
                    })
                  }
                />
              </li>
            ))}
          </RowList>
        </>
      )}
      <ConfirmDialog
        open={asking}
        text={chosen ? m('points.ask', { points: formatPoints(chosen.points), reward: nameOf(chosen) }) : ''}
        hint={m('points.ask-hint')}
        no={m('action.no')}
        yes={m('points.exchange')}
        onNo={() => flow.send({ type: 'reward.dismiss' })}
        onYes={confirm}
      />
      <AlertDialog
        open={exchanged}
        title={m('result.success')}
        // The provider's text is in Indonesian.
        text={(locale === 'id' && message) || m('points.exchanged')}
        onClose={() => {
          flow.send({ type: 'notice.dismiss' });
          onExchange();
        }}
      />
    </>
  );
}

export default function PointsScreen({ data: { store, customer, rewards } }: ScreenProps<PointsScreenQuery>) {
  const pageData = usePageData();
  const refresh = useRefresh(PointsScreenDocument, all);
  const { code, store: storeCode } = useStoredCode('local/customer/pointsExchange', customer?.id ?? '');
  if (!customer || customer.points === null) return <SignInFirst />;
  return (
    <Points
      key={code}
      points={customer.points}
      rule={store?.wallet.pointsRule}
      rewards={rewards}
      sessionCode={code}
      storeCode={storeCode}
      onReload={() => void refresh()}
      onExchange={() => {
        // Other pages and the header also show the balance and the points.
        pageData.invalidatePrivate();
        void refresh();
      }}
    />
  );
}
