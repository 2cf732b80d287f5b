import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { type ProfileAnswer, profileEditMachine, type TypedProfile } from '../../../../machines/accounts/profile-edit';
import { SaveProfileDocument } from '../../../__generated__/documents/save-profile';
import { useFlow } from '../../../actors/use-flow';
import { useExecute } from '../../../api/execute';
import { unwrap } from '../../../api/unwrap';
import { sentCodeOf } from '../read-code';

export type { SentCode } from '../../../../machines/accounts/one-time-code';
export type { TypedProfile } from '../../../../machines/accounts/profile-edit';

/** The flow that edits the customer's profile. */
export function useProfileEdit() {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      profileEditMachine.provide({
        actors: {
          saveProfile: fromPromise<ProfileAnswer, TypedProfile>(async ({ input: profile, signal }) => {
            const { saveProfile } = unwrap(await execute(SaveProfileDocument, { profile }, signal));
            if (saveProfile.__typename === 'Refusal') return { outcome: 'refused', refusal: saveProfile };
            const { emailCode } = saveProfile;
            return { outcome: 'saved', sent: emailCode && sentCodeOf(emailCode) };
          }),
        },
      }),
    [execute],
  );
  return useFlow(machine);
}

export type ProfileEditFlow = ActorRefFrom<typeof profileEditMachine>;
