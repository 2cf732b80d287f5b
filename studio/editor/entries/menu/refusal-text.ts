import { useStudioMessages } from '../../../i18n/use-studio-messages';
import type { Refusal } from '../operations/operations';

/** Why something cannot be done now, in words. */
export function useRefusalText() {
  const m = useStudioMessages();
  return (refusal: Refusal, max = 0) =>
    refusal === 'full' ? m('outline.refused.full', { max }) : m(`outline.refused.${refusal}`);
}
