import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpening } from '../../src/i18n/dates';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Row } from '../../src/ui/layout/row';
import { Text } from '../../src/ui/text/text';
import { PageDialog } from '../editor/preview/page-dialog';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { ChangesBetween } from '../revisions/changes-between';
import type { Plan } from './plans';

const Card = styled.li`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  overflow-wrap: anywhere;
`;

export interface PlanCardProps {
  codename: string;
  plan: Plan;
  /** Null if the person may not change the schedule. */
  actions: {
    /** False while an answer or the list is on its way. */
    readonly isReady: boolean;
    readonly onMove: () => void;
    readonly onCancel: () => void;
  } | null;
}

/** A scheduled change: when it is live, whose it is and what it changes. */
export function PlanCard({ codename, plan, actions }: PlanCardProps) {
  const m = useStudioMessages();
  const opening = useOpening();
  const [isViewed, setIsViewed] = useState(false);
  const { from, until, author, message, conflicts } = plan;
  const untilText = until === null ? m('schedule.stays') : m('schedule.until', { at: opening(until) });
  const ready = (act: () => void) => (actions?.isReady ? { onClick: act } : { 'aria-disabled': true });
  return (
    <Card>
      <div>
        <Row $gap={2}>
          <CalendarClock size={20} aria-hidden />
          <Text as="h2" $weight={700}>
            {from === null
              ? m('schedule.since', { at: until === null ? '' : opening(until) })
              : m('schedule.from', { at: opening(from) })}
          </Text>
        </Row>
        {from !== null && <Text>{untilText}</Text>}
        {author && (
          <Text $size="small" $tone="text-muted">
            {m('schedule.author', { author })}
          </Text>
        )}
      </div>
      {message && <Text>{m('schedule.message', { message })}</Text>}
      {conflicts > 0 && <Text $tone="warning">{m('schedule.conflicts', { count: conflicts })}</Text>}
      <ChangesBetween codename={codename} before={plan.before} after={plan.after} />
      <Row $gap={2} $wraps>
        <Button $look="secondary" $small onClick={() => setIsViewed(true)}>
          {m('schedule.view')}
        </Button>
        {actions && (
          <>
            <Button $look="secondary" $small {...ready(actions.onMove)}>
              {m('schedule.move')}
            </Button>
            <Button $look="quiet" $small {...ready(actions.onCancel)}>
              {m(from === null ? 'schedule.cancel-end' : 'schedule.cancel')}
            </Button>
          </>
        )}
      </Row>
      {isViewed && (
        <PageDialog
          codename={codename}
          title={m('schedule.view-title', { at: opening(from ?? until ?? '') })}
          pages={[
            { label: m('preview.before'), revision: plan.before },
            { label: m('preview.after'), revision: plan.after },
          ]}
          onClose={() => setIsViewed(false)}
        />
      )}
    </Card>
  );
}
