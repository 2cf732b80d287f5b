import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type CodeAnswer,
  type CodeCheck,
  type CodeSending,
  type CodeTarget,
  oneTimeCodeMachine,
  type SentCode,
} from '../../../machines/accounts/one-time-code';
import { RequestCodeDocument } from '../../__generated__/documents/request-code';
import { ResetPasswordDocument } from '../../__generated__/documents/reset-password';
import { VerifyCodeDocument } from '../../__generated__/documents/verify-code';
import type { CodePurpose } from '../../__generated__/gql/graphql';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { claimStorage } from '../../storage/claim-storage';
import { readCode } from './read-code';
import { useFlow } from '../../actors/use-flow';

export type { CodeError, CodeTarget, SentCode } from '../../../machines/accounts/one-time-code';

export interface OneTimeCodeStart {
  purpose: CodePurpose;
  /** The recipient of the code, if the customer need not choose one. */
  to: CodeTarget | null;
  sent: SentCode | null;
}

export function useOneTimeCode({ purpose, to, sent }: OneTimeCodeStart) {
  const execute = useExecute();
  const { codename } = useStore();
  const machine = useMemo(
    () =>
      oneTimeCodeMachine.provide({
        actors: {
          send: fromPromise<CodeSending, { to: CodeTarget | null; request: string | null }>(
            async ({ input: { to: target, request }, signal }) => {
              const codeRequest = {
                purpose,
                channel: target?.channel ?? 'EMAIL',
                phone: target?.phone ?? null,
                request,
              };
              return readCode(unwrap(await execute(RequestCodeDocument, codeRequest, signal)).requestCode);
            },
          ),
          verify: fromPromise<CodeCheck, { request: string; answer: CodeAnswer }>(async ({ input, signal }) => {
            const { request, answer } = input;
            const { code, newPassword } = answer;
            const checked =
              newPassword === undefined
                ? unwrap(await execute(VerifyCodeDocument, { request, code }, signal)).verifyCode
                : unwrap(await execute(ResetPasswordDocument, { request, code, newPassword }, signal)).resetPassword;
            if (checked.__typename === 'Refusal') return { outcome: 'refused', error: checked };
            if (checked.__typename === 'SignedIn') claimStorage(codename, checked.customer.id);
            return { outcome: 'done' };
          }),
        },
      }),
    [codename, execute, purpose],
  );
  return useFlow(machine, { input: { to, sent } });
}

export type OneTimeCodeFlow = ReturnType<typeof useOneTimeCode>;
