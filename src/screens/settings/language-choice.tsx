import styled from 'styled-components';
import type { Language } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';

export interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** Each language says its name in itself. */
const names: readonly (readonly [Language, string, string])[] = [
  ['INDONESIAN', 'id', 'Indonesia'],
  ['ENGLISH', 'en', 'English'],
];

const Set = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token('space-1')};
    font-size: ${token('font-small')};
    font-weight: 600;
  }

  div {
    display: flex;
    gap: ${token('space-5')};
  }

  label {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: ${token('size-touch')};
  }

  input {
    width: 20px;
    height: 20px;
    accent-color: ${token('color-action')};
  }
`;

/** In which language the store speaks to its customer. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const m = useMessages();
  return (
    <Set>
      <legend>{m('shell.language')}</legend>
      <div>
        {names.map(([one, lang, name]) => (
          <label key={one} lang={lang}>
            <input type="radio" name="language" checked={one === language} onChange={() => onChoose(one)} />
            {name}
          </label>
        ))}
      </div>
    </Set>
  );
}
