import { useCallback } from 'react';
import { ChangePasswordDocument } from '../../__generated__/documents/change-password';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useExecute } from '../../api/execute';
import { usePageData } from '../../api/use-loaded';
import { clearPersonal } from '../../storage/storage-keys';

/** Changes the password, which ends all sessions; null, or why not: without a refusal where no answer came. */
export function useChangePassword() {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  return useCallback(
    async (passwords: {
      oldPassword: string;
      newPassword: string;
    }): Promise<{ refusal: { code: string; message: string } | null } | null> => {
      const answer = await execute(ChangePasswordDocument, passwords);
      const isSignedOut = !answer.ok && answer.code === 'SIGNED_OUT';
      if (!answer.ok && !isSignedOut) return { refusal: null };
      if (answer.ok && answer.data.changePassword.__typename === 'Refusal')
        return { refusal: answer.data.changePassword };
      pageData.invalidatePrivate();
      clearPersonal(codename);
      clearSession(codename);
      return null;
    },
    [codename, execute, pageData],
  );
}
