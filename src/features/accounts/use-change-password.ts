import { ChangePasswordDocument } from '../../__generated__/documents/change-password';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { clearPersonal } from '../../storage/claim-storage';

type Passwords = { oldPassword: string; newPassword: string };

/** Why a password was not changed: it was refused, the session has ended, or there was no answer. */
export type PasswordFailure =
  | { kind: 'refused'; refusal: { code: string; message: string } }
  | { kind: 'signedOut' | 'unanswered' };

/** Changes the password, which ends all sessions; `clear` then deletes their data in the browser. */
export function useChangePassword() {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  const clear = () => {
    pageData.invalidatePrivate();
    clearPersonal(codename);
    clearSession(codename);
  };
  const change = async (passwords: Passwords): Promise<PasswordFailure | null> => {
    const answer = await execute(ChangePasswordDocument, passwords);
    if (!answer.ok) return { kind: answer.code === 'SIGNED_OUT' ? 'signedOut' : 'unanswered' };
    const { changePassword } = answer.data;
    return changePassword.__typename === 'Refusal' ? { kind: 'refused', refusal: changePassword } : null;
  };
  return { change, clear };
}
