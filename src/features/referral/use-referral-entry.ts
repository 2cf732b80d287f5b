import { useMemo, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ReferralOrder, referralEntryMachine } from '../../../machines/accounts/referral-entry';
import { EnterReferralDocument } from '../../__generated__/documents/enter-referral';
import { useFlow } from '../../actors/use-flow';
import { usePersisted } from '../../actors/use-persisted';
import { newSessionCode } from '../../api/session-code';
import { readSubmission } from '../orders/attempts';
import type { StoredEntry } from '../stored-entry/use-stored-entry';
import { usePersistedCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';
import { isEntered } from './selectors';

type ReferralEntryFlow = ActorRefFrom<typeof referralEntryMachine>;

/** The fields that are stored while they are typed. */
export const referralFields = ['code'] as const;

const enteredOf = (snapshot: SnapshotFrom<typeof referralEntryMachine>) =>
  isEntered(snapshot) ? null : { code: snapshot.context.code };

export interface ReferralEntryStart {
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  stored: StoredEntry<(typeof referralFields)[number]>;
}

export interface ReferralEntry {
  flow: ReferralEntryFlow;
  /** The provider's text for an accepted code. */
  message: string;
  submit: () => void;
}

/** The flow in which a friend's code is entered. */
export function useReferralEntry({ sessionCode, storeCode, stored }: ReferralEntryStart): ReferralEntry {
  const [message, setMessage] = useState('');
  const send = useMemo(
    (): Send<ReferralOrder> =>
      async (execute, { code, idempotencyKey }) => {
        const answer = await execute(EnterReferralDocument, { code, idempotencyKey });
        return readSubmission(answer, ({ enterReferral }) => {
          if (enterReferral.__typename === 'Done') setMessage(enterReferral.message);
          return enterReferral;
        });
      },
    [],
  );
  const submission = useSubmission(send);
  const machine = useMemo(() => referralEntryMachine.provide({ actors: { submission } }), [submission]);
  const [{ code }] = useState(stored.read);
  const flow = useFlow(machine, { input: { sessionCode, code } });
  usePersistedCode(flow, storeCode);
  usePersisted(flow, enteredOf, stored.write);
  return { flow, message, submit: () => flow.send({ type: 'code.submit', code: newSessionCode() }) };
}
