import { useCallback } from 'react';
import { ChangePasswordDocument } from '../__generated__/documents/change-password';
import { forgetCustomer } from '../api/customer-storage';
import { forgetSession } from '../api/signed-in';
import { useStore } from '../api/store-context';
import { useExecute } from '../api/use-execute';
import { usePageData } from '../api/use-loaded';

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
      const changed = await execute(ChangePasswordDocument, passwords);
      const isSignedOut = !changed.ok && changed.code === 'SIGNED_OUT';
      if (!changed.ok && !isSignedOut) return { refusal: null };
      if (changed.ok && changed.data.changePassword.__typename === 'Refusal')
        return { refusal: changed.data.changePassword };
      pageData.forgetPrivate();
      forgetCustomer(codename);
      forgetSession(codename);
      return null;
    },
    [codename, execute, pageData],
  );
}
