import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';

/** Why a step of an account was not done: it was refused, or the server was not reached. */
export function useErrorText() {
  const m = useMessages();
  const refusalText = useRefusalText();
  return (error: { code: string; message: string }) =>
    error.code === 'OFFLINE' ? m('failure.offline') : refusalText(error);
}
