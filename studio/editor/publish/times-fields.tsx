import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useOpening } from '../../../src/i18n/dates';
import { Button } from '../../../src/ui/button/button';
import { TextField } from '../../../src/ui/field/text-field';
import { Row } from '../../../src/ui/layout/row';
import { Stack } from '../../../src/ui/layout/stack';
import { Text } from '../../../src/ui/text/text';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { type LocalTime, proposals, toIso } from './local-times';

export interface TimesValues {
  date: string;
  time: string;
  untilDate: string;
  untilTime: string;
}

interface TimeFieldsProps {
  /** Names of the fields. */
  date: keyof TimesValues;
  time: keyof TimesValues;
  dateLabel: string;
  timeLabel: string;
}

export const TimeFields = ({ date, time, dateLabel, timeLabel }: TimeFieldsProps) => (
  <Row $gap={3} $align="start" $wraps>
    <TextField name={date} type="date" label={dateLabel} />
    <TextField name={time} type="time" label={timeLabel} />
  </Row>
);

/** When a change begins and, if it does not stay, when it ends. */
export function TimesFields() {
  const m = useStudioMessages();
  const { setFieldValue, values } = useFormikContext<TimesValues>();
  const opening = useOpening();
  const [choices] = useState(() => proposals(Date.now()));
  const [hasEnd, setHasEnd] = useState(values.untilDate !== '');
  const choose = async ({ date, time }: LocalTime) => {
    await setFieldValue('date', date);
    await setFieldValue('time', time);
  };
  const removeEnd = async () => {
    setHasEnd(false);
    await setFieldValue('untilDate', '');
    await setFieldValue('untilTime', '');
  };
  return (
    <Stack $gap={3}>
      <Row $gap={2} $wraps>
        {choices.map((choice) => (
          <Button
            key={toIso(choice)}
            type="button"
            $look="secondary"
            $small
            aria-pressed={choice.date === values.date && choice.time === values.time}
            onClick={() => void choose(choice)}
          >
            {opening(toIso(choice))}
          </Button>
        ))}
      </Row>
      <TimeFields date="date" time="time" dateLabel={m('publish.from-date')} timeLabel={m('publish.from-time')} />
      {hasEnd && (
        <TimeFields
          date="untilDate"
          time="untilTime"
          dateLabel={m('publish.until-date')}
          timeLabel={m('publish.until-time')}
        />
      )}
      <Row $gap={3} $wraps>
        <Button type="button" $look="quiet" $small onClick={() => (hasEnd ? void removeEnd() : setHasEnd(true))}>
          {m(hasEnd ? 'publish.without-end' : 'publish.with-end')}
        </Button>
      </Row>
      <Text $size="small" $tone="text-muted">
        {m('publish.zone')}
      </Text>
    </Stack>
  );
}
