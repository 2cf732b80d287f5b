import { useCallback } from 'react';
import { VerifyEmailDocument } from '../../__generated__/documents/verify-email';
import type { CodeSending } from '../../../machines/accounts/one-time-code';
import { useExecute } from '../../api/execute';
import { readCode } from './read-code';

export function useVerifyEmail() {
  const execute = useExecute();
  return useCallback(async (): Promise<CodeSending> => {
    const answer = await execute(VerifyEmailDocument, {});
    if (!answer.ok) return { outcome: 'refused', error: { ...answer, message: '' } };
    return readCode(answer.data.verifyEmail);
  }, [execute]);
}
