import { useSelector } from '@xstate/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import styled from 'styled-components';
import { isBusy } from '../../src/actors/selectors';
import { useFlowEvents } from '../../src/actors/use-flow-events';
import { token } from '../../src/theme/token';
import { LinkButton } from '../../src/ui/button/button';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { FormAlert } from '../../src/ui/field/form-alert';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { Text } from '../../src/ui/text/text';
import { storePath } from '../app/paths';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { mayPublish } from '../app/rights';
import { MoveSheet } from './move-sheet';
import { PlanCard } from './plan-card';
import type { Plan } from './plans';
import { askedOf, doneOf, errorOf, isFailed, isListed } from './selectors';
import { type ScheduleFlow, useSchedule } from './use-schedule';

const List = styled.ul`
  display: grid;
  gap: ${token('space-3')};
`;

function CancelQuestion({ flow, plans }: { flow: ScheduleFlow; plans: readonly Plan[] }) {
  const m = useStudioMessages();
  const busy = useSelector(flow, isBusy);
  const asked = useSelector(flow, askedOf);
  const isLive = plans.find(({ id }) => id === asked)?.from === null;
  return (
    <ConfirmDialog
      open={asked !== null}
      text={m(isLive ? 'schedule.cancel-end-question' : 'schedule.cancel-question')}
      hint={m(isLive ? 'schedule.cancel-end-hint' : 'schedule.cancel-hint')}
      no={m('schedule.keep')}
      yes={m(isLive ? 'schedule.cancel-end' : 'schedule.cancel')}
      busy={busy}
      onNo={() => flow.send({ type: 'cancel.dismiss' })}
      onYes={() => flow.send({ type: 'cancel.confirm' })}
    />
  );
}

/** What is scheduled in a store. */
export default function ScheduleRoom() {
  const m = useStudioMessages();
  const { codename, role } = useStoreOfPage();
  const { flow, plans } = useSchedule(codename);
  const sentenceOf = useRefusalSentence();
  const error = useSelector(flow, errorOf);
  const done = useSelector(flow, doneOf);
  const failed = useSelector(flow, isFailed);
  const isReady = useSelector(flow, isListed);
  const [movedId, setMovedId] = useState<string | null>(null);
  const close = () => setMovedId(null);
  useFlowEvents(flow, { 'plan.moved': close });
  const isAllowed = mayPublish(role);
  if (failed) {
    const cause = error && { failure: { code: error.code } };
    return <ErrorState {...cause} onRetry={() => flow.send({ type: 'schedule.load' })} />;
  }
  if (!plans) return <StackSkeleton heights={['10rem', '10rem']} />;
  const moved = plans.find(({ id }) => id === movedId);
  return (
    <>
      {error && !moved && <FormAlert>{sentenceOf(error)}</FormAlert>}
      <Text role="status" $weight={600}>
        {!error && done && m(done === 'moved' ? 'schedule.moved' : 'schedule.cancelled')}
      </Text>
      {!isAllowed && plans.length > 0 && <Text $tone="text-muted">{m('schedule.not-allowed')}</Text>}
      {plans.length === 0 ? (
        <EmptyState
          title={m('schedule.empty')}
          text={m('schedule.empty-text')}
          icon={<CalendarClock size={40} strokeWidth={1.5} />}
        >
          <LinkButton $look="secondary" to={storePath(codename)}>
            {m('schedule.to-editor')}
          </LinkButton>
        </EmptyState>
      ) : (
        <List>
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              codename={codename}
              plan={plan}
              actions={
                isAllowed
                  ? {
                      isReady,
                      onMove: () => setMovedId(plan.id),
                      onCancel: () => flow.send({ type: 'plan.cancel', plan: plan.id }),
                    }
                  : null
              }
            />
          ))}
        </List>
      )}
      <CancelQuestion flow={flow} plans={plans} />
      {moved && <MoveSheet flow={flow} plan={moved} onClose={close} />}
    </>
  );
}
