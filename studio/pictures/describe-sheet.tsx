import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { token } from '../../src/theme/token';
import { Button } from '../../src/ui/button/button';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { TextField } from '../../src/ui/field/text-field';
import { FocalPoint, type Point } from '../../src/ui/media/focal-point';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { type NotDone, useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { CutPreviews } from './cut-previews';
import { centre, type Description } from './descriptions';

const maxAlt = 200;

const Section = styled.section`
  display: grid;
  gap: ${token('space-3')};
`;

const Reset = styled(Button)`
  justify-self: start;
`;

const text = () => string().default('').max(maxAlt, 'pictures.alt-too-long');
const schema = object({ alt: text(), english: text() });

export interface DescribeSheetProps {
  picture: string;
  description: Description;
  isBusy?: boolean;
  notDone?: NotDone | null;
  onSave: (description: Description) => void;
  onClose: () => void;
}

/** What a picture shows, in both languages, and what of it stays visible where it is cut. */
export function DescribeSheet({ picture, description, isBusy, notDone, onSave, onClose }: DescribeSheetProps) {
  const m = useStudioMessages();
  const refusal = useRefusalSentence();
  const [focus, setFocus] = useState<Point>(description.focus);
  const { alt, english } = description;
  return (
    <Sheet tall open title={m('pictures.describe')} onClose={onClose}>
      <Form
        initial={{ alt, english }}
        schema={schema}
        onSubmit={(texts) => {
          const { alt: own, english: other } = schema.cast(texts);
          onSave({ alt: own.trim(), english: other.trim(), focus });
        }}
      >
        <Section aria-label={m('pictures.focus')}>
          <Stack $gap={1}>
            <Text as="h3" $size="large" $weight={700}>
              {m('pictures.focus')}
            </Text>
            <Text $tone="text-muted">{m('pictures.focus-hint')}</Text>
          </Stack>
          <FocalPoint
            path={picture}
            label={m('pictures.focus-label')}
            valueText={({ x, y }) => m('pictures.focus-at', { x, y })}
            point={focus}
            onChange={setFocus}
          />
          <CutPreviews picture={picture} focus={focus} />
          {(focus.x !== centre.x || focus.y !== centre.y) && (
            <Reset type="button" $look="secondary" $small onClick={() => setFocus(centre)}>
              {m('pictures.focus-centre')}
            </Reset>
          )}
        </Section>
        <Section aria-label={m('pictures.alt')}>
          <Stack $gap={1}>
            <Text as="h3" $size="large" $weight={700}>
              {m('pictures.alt')}
            </Text>
            <Text $tone="text-muted">{m('pictures.alt-about')}</Text>
          </Stack>
          <TextField name="alt" label={m('pictures.alt-id')} hint={m('pictures.alt-hint')} limit={maxAlt} />
          <TextField name="english" label={m('pictures.alt-en')} hint={m('pictures.alt-en-hint')} limit={maxAlt} />
        </Section>
        {notDone && <FormAlert>{refusal(notDone)}</FormAlert>}
        <SubmitButton busy={isBusy ?? false}>{m('pictures.describe-save')}</SubmitButton>
        <Text $size="small" $tone="text-muted">
          {m('pictures.describe-draft')}
        </Text>
      </Form>
    </Sheet>
  );
}
