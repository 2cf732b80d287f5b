import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';

/** Why a step of an account was not done: it was refused, or the server was not reached. */
export function useFaultText() {
  const m = useMessages();
  const refusalText = useRefusalText();
  return (fault: { code: string; message: string }) =>
    fault.code === 'OFFLINE' ? m('fault.offline') : refusalText(fault);
}
