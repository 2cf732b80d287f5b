import styled from 'styled-components';
import type { Language } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Checkbox } from '../../ui/field/checkbox';
import { FieldSet } from '../../ui/field/field-set';

export interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
}

const names: readonly (readonly [Language, string, string])[] = [
  ['INDONESIAN', 'id', 'Indonesia'],
  ['ENGLISH', 'en', 'English'],
];

const Languages = styled(FieldSet)`
  & > div {
    column-gap: ${token('space-5')};
  }
`;

export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const m = useMessages();
  return (
    <Languages>
      <legend>{m('shell.language')}</legend>
      <div>
        {names.map(([one, lang, name]) => (
          <Checkbox
            key={one}
            type="radio"
            name="language"
            lang={lang}
            checked={one === language}
            onChange={() => onChoose(one)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Languages>
  );
}
