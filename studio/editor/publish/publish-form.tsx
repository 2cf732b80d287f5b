import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { isBusy } from '../../../src/actors/selectors';
import { Form, SubmitButton } from '../../../src/ui/field/form';
import { FormAlert } from '../../../src/ui/field/form-alert';
import { TextField } from '../../../src/ui/field/text-field';
import { Stack } from '../../../src/ui/layout/stack';
import { TabButtons } from '../../../src/ui/menu/tab-buttons';
import { useRefusalSentence } from '../../i18n/use-refusal-sentence';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { toIso } from './local-times';
import { errorOf } from './selectors';
import { TimesFields, type TimesValues } from './times-fields';
import type { PublishFlow } from './use-publish';

type When = 'now' | 'later';

interface Values extends TimesValues {
  message: string;
}

const maxMessage = 500;

/** Formik validates an empty text as one that is missing. */
const text = () => string().default('');
const message = text().max(maxMessage, 'publish.message-too-long');

export const timesShape = {
  date: text().required('publish.date-missing'),
  time: text().required('publish.time-missing'),
  untilDate: text().when('untilTime', {
    is: (time: string) => time !== '',
    then: (shape) => shape.required('publish.date-missing'),
  }),
  untilTime: text(),
};

const schemas = {
  now: object({ message, date: text(), time: text(), untilDate: text(), untilTime: text() }),
  later: object({ message, ...timesShape }),
};

const blank: Values = { message: '', date: '', time: '', untilDate: '', untilTime: '' };

/** The end of a day if only the day is given. */
export const untilOf = ({ untilDate, untilTime }: TimesValues) =>
  untilDate === '' ? null : toIso({ date: untilDate, time: untilTime || '23:59' });

interface PublishFormProps {
  flow: PublishFlow;
  /** Nothing stops the publication. */
  isReady: boolean;
}

/** When the draft is published, and a message for the history. */
export function PublishForm({ flow, isReady }: PublishFormProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const [when, setWhen] = useState<When>('now');
  const busy = useSelector(flow, isBusy);
  const error = useSelector(flow, errorOf);
  const send = (values: Values) => {
    if (when === 'now') flow.send({ type: 'draft.publish', message: values.message });
    else {
      const times = { from: toIso(values), until: untilOf(values) };
      flow.send({ type: 'draft.schedule', message: values.message, times });
    }
  };
  return (
    <Stack $gap={4}>
      <TabButtons
        joined
        label={m('publish.when')}
        tabs={[
          { id: 'now', label: m('publish.now') },
          { id: 'later', label: m('publish.later') },
        ]}
        selected={when}
        onSelect={setWhen}
      />
      <Form initial={blank} schema={schemas[when]} onSubmit={send}>
        {when === 'later' && <TimesFields />}
        <TextField name="message" label={m('publish.message')} hint={m('publish.message-hint')} limit={maxMessage} />
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <SubmitButton busy={busy} disabled={!isReady}>
          {m(when === 'now' ? 'publish.send' : 'publish.schedule')}
        </SubmitButton>
      </Form>
    </Stack>
  );
}
