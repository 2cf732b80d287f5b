import { type NotDone, useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';

/** Says why something about the person was not done. Only the person of the demo is not allowed to change themselves. */
export function useAccountSentence() {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  return (error: NotDone) => (error.code === 'NOT_ALLOWED' ? m('account.demo') : sentenceOf(error));
}
