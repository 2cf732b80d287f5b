import { useSelector } from '@xstate/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import { isBusy } from '../../../src/actors/selectors';
import { useOpening } from '../../../src/i18n/dates';
import { Button, LinkButton } from '../../../src/ui/button/button';
import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { FormAlert } from '../../../src/ui/field/form-alert';
import { storePath } from '../../app/paths';
import { useRefusalSentence } from '../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { errorOf, reviewOf, timesOf } from './selectors';
import type { PublishFlow } from './use-publish';

interface OutcomeProps {
  flow: PublishFlow;
}

const icon = <CircleCheck size={40} strokeWidth={1.5} />;

export function LiveStep({ flow }: OutcomeProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const busy = useSelector(flow, isBusy);
  const error = useSelector(flow, errorOf);
  const url = useSelector(flow, reviewOf)?.url;
  return (
    <EmptyState title={m('publish.live')} text={m('publish.live-text')} icon={icon}>
      {url && (
        <LinkButton to={new URL(url, location.origin).href} target="_blank">
          {m('publish.to-store')}
        </LinkButton>
      )}
      <Button
        $look="secondary"
        aria-disabled={busy || undefined}
        onClick={() => flow.send({ type: 'publication.undo' })}
      >
        <Undo2 size={18} aria-hidden />
        {m('publish.undo')}
      </Button>
      {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
    </EmptyState>
  );
}

export function ScheduledStep({ flow, codename }: OutcomeProps & { codename: string }) {
  const m = useStudioMessages();
  const opening = useOpening();
  const times = useSelector(flow, timesOf);
  const from = times ? opening(times.from) : '';
  return (
    <EmptyState
      title={m('publish.scheduled')}
      text={
        times?.until
          ? m('publish.scheduled-until', { from, until: opening(times.until) })
          : m('publish.scheduled-from', { from })
      }
      icon={<CalendarClock size={40} strokeWidth={1.5} />}
    >
      <LinkButton $look="secondary" to={`${storePath(codename)}/schedule`}>
        {m('publish.to-schedule')}
      </LinkButton>
    </EmptyState>
  );
}

export function UndoneStep() {
  const m = useStudioMessages();
  return <EmptyState title={m('publish.undone')} text={m('publish.undone-text')} icon={icon} />;
}
