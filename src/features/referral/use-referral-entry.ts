import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { type EntryAnswer, referralEntryMachine } from '../../../machines/money/referral-entry';
import { EnterReferralDocument } from '../../__generated__/documents/enter-referral';
import { EnteredReferralDocument } from '../../__generated__/documents/entered-referral';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { unwrap } from '../../api/unwrap';
import { newSessionCode } from '../orders/attempts';

/** The code of a friend, entered once. */
export function useReferralEntry() {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      referralEntryMachine.provide({
        actors: {
          enterCode: fromPromise<EntryAnswer, string>(async ({ input: code }) => {
            const answer = await execute(EnterReferralDocument, { code, sessionCode: newSessionCode() });
            const { enterReferral } = unwrap(answer);
            return enterReferral.__typename === 'Refusal'
              ? { outcome: 'refused', refusal: { ...enterReferral, total: null } }
              : { outcome: 'done', message: enterReferral.message };
          }),
          loadEntered: fromPromise<string | null, undefined>(async ({ signal }) => {
            const { referralNote } = unwrap(await execute(EnteredReferralDocument, {}, signal));
            return referralNote?.entered ?? null;
          }),
        },
      }),
    [execute],
  );
  return useFlow(machine);
}

export type ReferralEntryFlow = ActorRefFrom<typeof referralEntryMachine>;
