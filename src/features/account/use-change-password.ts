import { useCallback } from 'react';
import { ChangePasswordDocument } from '../../__generated__/documents/change-password';
import { useExecute } from '../../api/execute';
import { useEndSession } from './use-end-session';

/** Changes the password, which ends all sessions; null, or why not: without a refusal where no answer came. */
export function useChangePassword() {
  const execute = useExecute();
  const endSession = useEndSession();
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
      endSession();
      return null;
    },
    [endSession, execute],
  );
}
