import type { HTMLInputTypeAttribute } from 'react';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextArea, TextInput } from '../../../../src/ui/field/text-input';
import type { SchemaKey } from '../../../__generated__/schema-keys';
import { type ControlProps, type Field, textOf } from '../field';
import { type Language, Translated } from './translated';

const inputTypes: Partial<Record<SchemaKey, HTMLInputTypeAttribute>> = {
  'app.contact_phone': 'tel',
  'app.contact_email': 'email',
  'app.short_link_host': 'url',
};

/** From this share of its limit on, a text says how long it is. */
const countedFrom = 0.5;

const lengthOf = (text: string) => [...text].length;

const countOf = (text: string, limit = 0) =>
  limit > 0 && lengthOf(text) >= limit * countedFrom ? `${lengthOf(text)}/${limit}` : undefined;

/** An empty text is removed; one that is required stays, so that it is known to be empty. */
const change = (field: Field, text: string) => field.set(text === '' && !field.isRequired ? undefined : text);

interface PlainTextProps extends ControlProps {
  label: string;
  isLong?: boolean;
  lang: Language | undefined;
}

function PlainText({ field, label, isLong = false, lang }: PlainTextProps) {
  const text = textOf(field.value);
  const { maxLength, $comment, initial } = field.schema;
  return (
    <FieldFrame
      label={label}
      hint={lang ? undefined : field.words.help}
      count={countOf(text, maxLength)}
      error={field.error}
    >
      {(attributes) => {
        const control = {
          ...attributes,
          lang,
          value: text,
          disabled: field.isDisabled,
          required: field.isRequired,
          placeholder: textOf(initial),
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(field, currentTarget.value),
        };
        return isLong ? (
          <TextArea {...control} rows={3} />
        ) : (
          <TextInput {...control} type={inputTypes[$comment] ?? 'text'} autoComplete="off" />
        );
      }}
    </FieldFrame>
  );
}

export const TextControl = ({ field }: ControlProps) => (
  <Translated field={field} render={(one, label, lang) => <PlainText field={one} label={label} lang={lang} />} />
);

export const LongTextControl = ({ field }: ControlProps) => (
  <Translated field={field} render={(one, label, lang) => <PlainText field={one} label={label} lang={lang} isLong />} />
);
