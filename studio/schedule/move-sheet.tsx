import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Text } from '../../src/ui/text/text';
import { toIso, toLocal } from '../editor/publish/local-times';
import { TimeFields, type TimesValues } from '../editor/publish/times-fields';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Plan } from './plans';
import { errorOf, isListed } from './selectors';
import type { ScheduleFlow } from './use-schedule';

interface MoveSheetProps {
  flow: ScheduleFlow;
  plan: Plan;
  onClose: () => void;
}

const blank = { date: '', time: '' };

const needed = (isNeeded: boolean, key: string) =>
  isNeeded ? string().default('').required(key) : string().default('');

/** Other times for a scheduled change; an end can be moved where there is one. */
export function MoveSheet({ flow, plan, onClose }: MoveSheetProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const isReady = useSelector(flow, isListed);
  const error = useSelector(flow, errorOf);
  const [hasSent, setHasSent] = useState(false);
  const [hasFrom, hasUntil] = [plan.from !== null, plan.until !== null];
  const from = plan.from === null ? blank : toLocal(plan.from);
  const until = plan.until === null ? blank : toLocal(plan.until);
  const send = (values: TimesValues) => {
    flow.send({
      type: 'plan.move',
      plan: plan.id,
      from: hasFrom ? toIso(values) : null,
      until: hasUntil ? toIso({ date: values.untilDate, time: values.untilTime }) : null,
    });
    setHasSent(true);
  };
  return (
    <Sheet open title={m('schedule.move')} onClose={onClose}>
      <Form
        initial={{ ...from, untilDate: until.date, untilTime: until.time }}
        schema={object({
          date: needed(hasFrom, 'publish.date-missing'),
          time: needed(hasFrom, 'publish.time-missing'),
          untilDate: needed(hasUntil, 'publish.date-missing'),
          untilTime: needed(hasUntil, 'publish.time-missing'),
        })}
        onSubmit={send}
      >
        {hasFrom && (
          <TimeFields date="date" time="time" dateLabel={m('publish.from-date')} timeLabel={m('publish.from-time')} />
        )}
        {hasUntil && (
          <TimeFields
            date="untilDate"
            time="untilTime"
            dateLabel={m('publish.until-date')}
            timeLabel={m('publish.until-time')}
          />
        )}
        <Text $size="small" $tone="text-muted">
          {m('publish.zone')}
        </Text>
        {hasSent && error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <SubmitButton busy={!isReady}>{m('schedule.save')}</SubmitButton>
      </Form>
    </Sheet>
  );
}
