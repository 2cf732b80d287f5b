import { useState } from 'react';
import { SettingsScreenDocument } from '../../__generated__/documents/settings-screen';
import type { Language, SettingsScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { useRefresh } from '../../api/use-refresh';
import { usePageData } from '../../api/use-loaded';
import { localeOf } from '../../features/accounts/locale-of';
import { AddressForm } from '../../features/addresses/address-form';
import { useBookDraft } from '../../features/addresses/use-book-draft';
import { useSaveSettings } from '../../features/addresses/use-address';
import { formatDay } from '../../i18n/dates';
import { formatDecimal } from '../../i18n/decimals';
import { formatMoney } from '../../i18n/money';
import type { Locale, PlainMessageKey } from '../../i18n/translate';
import { useLocale, useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { useToast } from '../../ui/feedback/use-toast';
import { Checkbox } from '../../ui/field/checkbox';
import { FieldSet } from '../../ui/field/field-set';
import { FormAlert } from '../../ui/field/form-alert';
import { SettingsFrame } from './settings-frame';
import { useSaveLanguage } from './use-save-language';
import { Text } from '../../ui/text/text';

export interface LanguageChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
}

const names: readonly (readonly [Language, PlainMessageKey])[] = [
  ['INDONESIAN', 'settings.indonesian'],
  ['ENGLISH', 'settings.english'],
];

/** A day, an amount and a number with a decimal. */
const exampleIn = (locale: Locale, currency: string) =>
  [
    formatDay(locale, '2026-11-24T12:00:00Z'),
    formatMoney({ amount: 1_250_000, currency }),
    formatDecimal(4.8, locale),
  ].join(' · ');

function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  const m = useMessages();
  const { currency } = useStore();
  return (
    <FieldSet $apart>
      <legend>{m('shell.language')}</legend>
      <div>
        {names.map(([one, name]) => (
          <Checkbox key={one} type="radio" name="language" checked={one === language} onChange={() => onChoose(one)}>
            {m(name)}
          </Checkbox>
        ))}
      </div>
      <Text as="small" $tone="text-muted" $size="small">
        {m('settings.formats', { example: exampleIn(localeOf(language), currency) })}
      </Text>
    </FieldSet>
  );
}

const noVariables = {};

type Settings = NonNullable<SettingsScreenQuery['customer']>['settings'];

function BasicSettings({ settings, customer }: { settings: Settings; customer: string }) {
  const m = useMessages();
  const toast = useToast();
  const locale = useLocale();
  const pageData = usePageData();
  const [language, setLanguage] = useState(settings.language);
  const save = useSaveSettings(language);
  const refresh = useRefresh(SettingsScreenDocument, noVariables);
  const draft = useBookDraft(customer, 'session/customer/settings');
  const saved = (text: PlainMessageKey) => {
    toast(m(text));
    draft.clear();
    pageData.invalidatePrivate();
    void refresh();
    // A document contains only one language, so another one needs a new document.
    if (localeOf(language) !== locale) location.assign(`?lang=${localeOf(language)}`);
  };
  const alone = useSaveLanguage(() => saved('result.success'));
  return (
    <SettingsFrame tab="basic">
      <AddressForm
        key={String(draft.isStored)}
        address={settings.address}
        draft={draft.draftOf('settings', settings.address && readFragment(settings.address))}
        save={save}
        onSaved={() => saved('address.saved')}
        busy={alone.busy}
        onUnchanged={language === settings.language ? undefined : () => void alone.save(language)}
      >
        <LanguageChoice language={language} onChoose={setLanguage} />
        {alone.alert !== null && <FormAlert>{alone.alert}</FormAlert>}
      </AddressForm>
    </SettingsFrame>
  );
}

export default function SettingsScreen({ data: { customer } }: ScreenProps<SettingsScreenQuery>) {
  return customer && <BasicSettings settings={customer.settings} customer={customer.id} />;
}
