import styled from 'styled-components';
import { FieldFrame } from '../../../../src/ui/field/field-frame';
import { TextArea } from '../../../../src/ui/field/text-input';
import { token } from '../../../../src/theme/token';
import { useStudioMessages } from '../../../i18n/use-studio-messages';
import { type ControlProps, type Field, textOf } from '../field';
import { isRichText } from '../rich-text';
import { RichTextEditor } from './rich-text-editor';
import { type Language, Translated } from './translated';

const Source = styled(TextArea)`
  font-family: monospace;
  font-size: ${token('font-small')};
`;

interface OneHtmlProps extends ControlProps {
  label: string;
  lang: Language | undefined;
}

const change = (field: Field, html: string) => field.set(html === '' && !field.isRequired ? undefined : html);

/** A text with its formats; html that has more is edited as it is written, so that nothing of it is lost. */
function OneHtml({ field, label, lang }: OneHtmlProps) {
  const m = useStudioMessages();
  const html = textOf(field.value);
  const isRich = isRichText(html);
  const hint = lang ? undefined : field.words.help;
  return (
    <FieldFrame label={label} hint={isRich ? hint : m('form.text-source')} error={field.error}>
      {({ id, ...attributes }) =>
        isRich ? (
          <RichTextEditor
            html={html}
            label={lang ? `${field.words.name}, ${label}` : field.words.name}
            lang={lang}
            attributes={attributes}
            isDisabled={field.isDisabled}
            onChange={(next) => change(field, next)}
          />
        ) : (
          <Source
            {...attributes}
            id={id}
            lang={lang}
            rows={8}
            spellCheck={false}
            value={html}
            disabled={field.isDisabled}
            onChange={({ currentTarget }) => change(field, currentTarget.value)}
          />
        )
      }
    </FieldFrame>
  );
}

export const HtmlControl = ({ field }: ControlProps) => (
  <Translated field={field} render={(one, label, lang) => <OneHtml field={one} label={label} lang={lang} />} />
);
