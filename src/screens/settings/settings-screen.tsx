import { useState } from 'react';
import styled from 'styled-components';
import type { Language, SettingsScreenQuery } from '../../__generated__/gql/graphql';
import { localeOf } from '../../features/account/locale-of';
import { AddressForm } from '../../features/address/address-form';
import { useSaveSettings } from '../../features/address/use-address';
import { formatDay } from '../../i18n/dates';
import { formatDecimal } from '../../i18n/decimals';
import { formatMoney } from '../../i18n/money';
import type { Locale } from '../../i18n/translate';
import { useLocale, useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { token } from '../../theme/token';
import { useToast } from '../../ui/feedback/use-toast';
import { Checkbox } from '../../ui/field/checkbox';
import { FieldSet } from '../../ui/field/field-set';
import { SettingsFrame } from './settings-frame';

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

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

/** A day, an amount and a number with a decimal. */
const exampleIn = (locale: Locale) =>
  [
    formatDay(locale, '2026-11-24T12:00:00Z'),
    formatMoney({ amount: 1_250_000, currency: 'Rp' }),
    formatDecimal(4.8, locale),
  ].join(' · ');

function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
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
      <small>{m('settings.formats', { example: exampleIn(localeOf(language)) })}</small>
    </Languages>
  );
}

type Settings = NonNullable<SettingsScreenQuery['settings']>;

function BasicSettings({ settings }: { settings: Settings }) {
  const m = useMessages();
  const toast = useToast();
  const locale = useLocale();
  const [language, setLanguage] = useState(settings.language);
  const save = useSaveSettings(language);
  const saved = () => {
    toast(m('address.saved'));
    // A page carries one language only, so the other comes with a new document.
    if (localeOf(language) !== locale) location.assign(`?lang=${localeOf(language)}`);
  };
  return (
    <SettingsFrame tab="basic">
      <AddressForm address={settings.address} save={save} onSaved={saved}>
        <LanguageChoice language={language} onChoose={setLanguage} />
      </AddressForm>
    </SettingsFrame>
  );
}

export default function SettingsScreen({ data: { settings } }: ScreenProps<SettingsScreenQuery>) {
  return settings && <BasicSettings settings={settings} />;
}
