import { useState } from 'react';
import { SaveLanguageDocument } from '../../__generated__/documents/save-language';
import type { Language } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/execute';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';

/** Saves only the language, without an address. `alert`: why the last attempt failed. */
export function useSaveLanguage(onSaved: () => void) {
  const m = useMessages();
  const failureText = useFailureText();
  const execute = useExecute();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const attempt = async (language: Language): Promise<string | null> => {
    const answer = await execute(SaveLanguageDocument, { language });
    if (!answer.ok) return failureText(answer);
    const { saveLanguage } = answer.data;
    return saveLanguage.__typename === 'Refusal' ? refusalText(saveLanguage) : null;
  };
  const save = async (language: Language) => {
    setBusy(true);
    const problem = await attempt(language);
    setBusy(false);
    setAlert(problem && `${m('result.failure')}. ${problem}`);
    if (problem === null) onSaved();
  };
  return { busy, alert, save };
}
