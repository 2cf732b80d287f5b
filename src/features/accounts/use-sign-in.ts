import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { CodeSending } from '../../../machines/accounts/one-time-code';
import {
  type Credentials,
  type Registration,
  type SignInAnswer,
  signInMachine,
} from '../../../machines/accounts/sign-in';
import { RequestPasswordResetDocument } from '../../__generated__/documents/request-password-reset';
import { RegisterDocument } from '../../__generated__/documents/register';
import { SignInDocument } from '../../__generated__/documents/sign-in';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { claimStorage } from '../../storage/claim-storage';
import { readCode } from './read-code';
import { useFlow } from '../../actors/use-flow';

export type { Credentials, Registration } from '../../../machines/accounts/sign-in';

export function useSignIn() {
  const execute = useExecute();
  const { codename } = useStore();
  const machine = useMemo(
    () =>
      signInMachine.provide({
        actors: {
          signIn: fromPromise<SignInAnswer, Credentials | null>(async ({ input, signal }) => {
            const credentials = input ?? { identity: '', password: '' };
            const { signIn } = unwrap(await execute(SignInDocument, credentials, signal));
            if (signIn.__typename === 'Refusal') return { outcome: 'refused', error: signIn };
            claimStorage(codename, signIn.customer.id);
            return { outcome: 'done', language: signIn.customer.language };
          }),
          register: fromPromise<CodeSending, Registration | null>(async ({ input, signal }) => {
            const { phone = '', ...others } = input ?? { name: '', email: '', password: '', consent: false };
            const registration = { ...others, phone: phone || null };
            return readCode(unwrap(await execute(RegisterDocument, { registration }, signal)).register);
          }),
          forgetPassword: fromPromise<CodeSending, string>(async ({ input: identity, signal }) =>
            readCode(unwrap(await execute(RequestPasswordResetDocument, { identity }, signal)).requestPasswordReset),
          ),
        },
      }),
    [codename, execute],
  );
  return useFlow(machine);
}

export type SignInFlow = ReturnType<typeof useSignIn>;
