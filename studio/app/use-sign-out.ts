import { useExecute } from '../../src/api/execute';
import { useFailureText } from '../../src/i18n/use-failure-text';
import { toastDurations, useToast } from '../../src/ui/feedback/use-toast';
import { SignOutDocument } from '../__generated__/documents/sign-out';
import { useMeState } from './me';

/** Ends the session; a session that has ended by itself is signed out too. */
export function useSignOut() {
  const execute = useExecute();
  const { reload } = useMeState();
  const toast = useToast();
  const failureText = useFailureText();
  return async () => {
    const answer = await execute(SignOutDocument, {});
    if (answer.ok || answer.code === 'SIGNED_OUT') await reload();
    else toast(failureText(answer), toastDurations.shell);
  };
}
