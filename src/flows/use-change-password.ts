import { useCallback } from 'react';
import { ChangePasswordDocument } from '../__generated__/documents/change-password';
import { forgetCustomer } from '../api/customer-storage';
import { forgetSession } from '../api/signed-in';
import { useStore } from '../api/store-context';
import { useExecute } from '../api/use-execute';
import { usePageData } from '../api/use-loaded';

/** Changes the password, which ends all sessions; null, or why not: with no words of the server where none came. */
export function useChangePassword() {
  const execute = useExecute();
  const pageData = usePageData();
  const { codename } = useStore();
  return useCallback(
    async (passwords: { oldPassword: string; newPassword: string }): Promise<{ message: string } | null> => {
      const changed = await execute(ChangePasswordDocument, passwords);
      const isSignedOut = !changed.ok && changed.code === 'SIGNED_OUT';
      if (!changed.ok && !isSignedOut) return { message: '' };
      if (changed.ok && changed.data.changePassword.__typename === 'Refusal') return changed.data.changePassword;
      pageData.forgetPrivate();
      forgetCustomer(codename);
      forgetSession(codename);
      return null;
    },
    [codename, execute, pageData],
  );
}
