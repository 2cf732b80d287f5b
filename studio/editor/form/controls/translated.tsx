import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldSet } from '../../../../src/ui/field/field-set';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { useEditor } from '../../editor';
import { type ControlProps, type Field, labelOf } from '../field';
import { lastStep, parentOf } from '../../values';
import { schemaAt } from '../schema-at';
import { useField } from '../use-field';

export type Language = 'id' | 'en';

/** Renders the control of one language; a text without a translation has none. */
type Render = (field: Field, label: string, language: Language | undefined) => ReactNode;

export interface TranslatedProps extends ControlProps {
  render: Render;
}

const Pair = styled.div`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: ${token('space-2')};
  }
`;

const Hint = styled.p`
  margin: 0 0 ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

interface BothProps extends TranslatedProps {
  english: string;
}

function Both({ field, english, render }: BothProps) {
  const m = useStudioMessages();
  const translation = useField(english);
  return (
    <FieldSet>
      <legend>{labelOf(field)}</legend>
      <Hint>{field.words.help}</Hint>
      <Pair>
        {render(field, m('form.indonesian'), 'id')}
        {render({ ...translation, isRequired: false }, m('form.english'), 'en')}
      </Pair>
    </FieldSet>
  );
}

/** A text in both languages side by side, if the schema has a translation of it. */
export function Translated({ field, render }: TranslatedProps) {
  const { document } = useEditor();
  const owner = parentOf(field.pointer);
  const name = lastStep(field.pointer);
  const isTranslated = schemaAt(document, owner)?.properties?.en?.properties?.[name] !== undefined;
  if (!isTranslated) return render(field, labelOf(field), undefined);
  return <Both field={field} english={`${owner}/en/${name}`} render={render} />;
}
