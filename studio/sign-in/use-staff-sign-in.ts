import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type StaffCredentials, type StaffSignInAnswer, staffSignInMachine } from '../../machines/studio/staff-sign-in';
import { useFlow } from '../../src/actors/use-flow';
import { useExecute } from '../../src/api/execute';
import { unwrap } from '../../src/api/unwrap';
import { EnterCodeDocument } from '../__generated__/documents/enter-code';
import { SignInDocument } from '../__generated__/documents/sign-in';
import type { SignInAnswerFragment } from '../__generated__/gql/graphql';

export function readSignIn(answer: SignInAnswerFragment): StaffSignInAnswer {
  switch (answer.__typename) {
    case 'SignedIn':
      return { outcome: 'signed-in' };
    case 'CodeNeeded':
      return { outcome: 'code-needed', expiresIn: answer.expiresIn };
    case 'Refusal':
      return { outcome: 'refused', error: answer };
  }
}

/** @param email of the person whose session has ended; empty if unknown */
export function useStaffSignIn(email: string) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      staffSignInMachine.provide({
        actors: {
          signIn: fromPromise<StaffSignInAnswer, StaffCredentials | null>(async ({ input, signal }) => {
            const credentials = input ?? { email: '', password: '' };
            return readSignIn(unwrap(await execute(SignInDocument, { input: credentials }, signal)).signIn);
          }),
          enterCode: fromPromise<StaffSignInAnswer, string>(async ({ input: code, signal }) =>
            readSignIn(unwrap(await execute(EnterCodeDocument, { input: { code } }, signal)).enterCode),
          ),
        },
      }),
    [execute],
  );
  return useFlow(machine, { input: { email } });
}

export type StaffSignInFlow = ReturnType<typeof useStaffSignIn>;
