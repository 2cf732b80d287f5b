import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../../src/theme/token';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextArea, TextInput } from '../../../../src/ui/field/text-input';
import { type Json, useEditor } from '../../editor';
import { type ControlProps, labelOf, textOf } from '../field';
import { setTexts, textsIn } from '../set-texts';
import { Translated } from './translated';

export const TimeControl = ({ field }: ControlProps) => (
  <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
    {(attributes) => (
      <TextInput
        {...attributes}
        type="time"
        value={textOf(field.value)}
        disabled={field.isDisabled}
        required={field.isRequired}
        onChange={({ currentTarget }) => field.set(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    )}
  </FieldFrame>
);

const textsOf = (value: Json) => (Array.isArray(value) ? value.map(String) : []);

/** Several texts, one on each line; empty lines are not stored. */
export function TextsControl({ field }: ControlProps) {
  const { document, change } = useEditor();
  const [typed, setTyped] = useState('');
  const stored = textsOf(field.value).join('\n');
  // What was typed has empty lines and spaces too; it gives way to what undo or a colleague stored.
  const shown = textsIn(typed).join('\n') === stored ? typed : stored;
  return (
    <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
      {(attributes) => (
        <TextArea
          {...attributes}
          rows={3}
          value={shown}
          disabled={field.isDisabled}
          onBlur={() => setTyped('')}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const operations = setTexts(document, field.pointer, textsIn(value));
            if (operations.length > 0) change(operations);
          }}
        />
      )}
    </FieldFrame>
  );
}

const sizePattern = /^(\d*[.]?\d*)(rem|px)?$/;

/** A length: a number is one of pixels, unless it is written otherwise. */
export const SizeControl = ({ field }: ControlProps) => (
  <FieldFrame label={labelOf(field)} hint={field.words.help} error={field.error}>
    {(attributes) => (
      <TextInput
        {...attributes}
        value={textOf(field.value)}
        placeholder="12px"
        autoComplete="off"
        disabled={field.isDisabled}
        onChange={({ currentTarget }) => field.set(currentTarget.value === '' ? undefined : currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const [, number, unit] = sizePattern.exec(currentTarget.value.trim()) ?? [];
          if (number && unit === undefined && Number(number) > 0) field.set(`${number}px`);
        }}
      />
    )}
  </FieldFrame>
);

const Code = styled(TextArea)`
  font-family: monospace;
  font-size: ${token('font-small')};
`;

/** Markup with scripts, for people who write it themselves. */
export const CodeControl = ({ field }: ControlProps) => (
  <Translated
    field={field}
    render={(one, label, lang) => (
      <FieldFrame label={label} hint={lang ? undefined : one.words.help} error={one.error}>
        {(attributes) => (
          <Code
            {...attributes}
            rows={10}
            spellCheck={false}
            value={textOf(one.value)}
            disabled={one.isDisabled}
            required={one.isRequired}
            onChange={({ currentTarget: { value } }) => one.set(value === '' && !one.isRequired ? undefined : value)}
          />
        )}
      </FieldFrame>
    )}
  />
);
