import { object, string } from 'yup';
import { useLocale } from '../../src/i18n/use-messages';
import { useToast } from '../../src/ui/feedback/use-toast';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PickerField } from '../../src/ui/field/picker-field';
import { TextField } from '../../src/ui/field/text-field';
import { Text } from '../../src/ui/text/text';
import { SaveProfileDocument } from '../__generated__/documents/save-profile';
import type { Language } from '../__generated__/gql/graphql';
import { useSend } from '../api/use-send';
import { useMe, useMeState } from '../app/me';
import { openInLanguage } from '../app/open-in-language';
import { Panel } from '../app/panel';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { useAccountSentence } from './use-account-sentence';

const longestName = 60;
const schema = object({
  name: string().trim().required('account.name-missing').max(longestName, 'account.name-long'),
  language: string<Language>().required(),
});
const locales = { ID: 'id', EN: 'en' } as const;

const languages = {
  state: 'ready',
  options: [
    { id: 'ID', label: 'Indonesia' },
    { id: 'EN', label: 'English' },
  ],
} as const;

/** Name and language. */
export function ProfilePanel() {
  const m = useStudioMessages();
  const { email, name, language } = useMe();
  const { reload } = useMeState();
  const { send, busy, error } = useSend();
  const sentenceOf = useAccountSentence();
  const toast = useToast();
  const locale = useLocale();

  const save = async (input: { name: string; language: Language }) => {
    const done = await send(SaveProfileDocument, { input }, ({ saveProfile }) => saveProfile);
    if (!done) return;
    if (input.language !== language && locales[input.language] !== locale) {
      openInLanguage(locales[input.language]);
      return;
    }
    toast(m('account.saved'));
    await reload();
  };

  return (
    <Panel title={m('account.profile')}>
      <Form initial={{ name, language }} schema={schema} onSubmit={(input) => void save(input)}>
        <Text $tone="text-muted">{email}</Text>
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <TextField name="name" label={m('account.name')} hint={m('account.name-hint')} autoComplete="name" />
        <PickerField
          name="language"
          label={m('account.language')}
          placeholder={m('account.language')}
          from={languages}
        />
        <SubmitButton busy={busy}>{m('account.save')}</SubmitButton>
      </Form>
    </Panel>
  );
}
