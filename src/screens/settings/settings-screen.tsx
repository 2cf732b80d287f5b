import { useState } from 'react';
import type { SettingsScreenQuery } from '../../__generated__/gql/graphql';
import { useToast } from '../../ui/feedback/use-toast';
import { useSaveSettings } from '../../features/address/use-address';
import { localeOf } from '../../features/account/locale-of';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { AddressForm } from '../../features/address/address-form';
import type { ScreenProps } from '../../routing/define-route';
import { LanguageChoice } from './language-choice';
import { SettingsFrame } from './settings-frame';

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
