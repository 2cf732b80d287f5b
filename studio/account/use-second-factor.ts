import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type CodesAnswer,
  type EndAnswer,
  type Proof,
  secondFactorMachine,
  type SecretAnswer,
} from '../../machines/studio/second-factor';
import { useFlow } from '../../src/actors/use-flow';
import { useFlowEvents } from '../../src/actors/use-flow-events';
import { useExecute } from '../../src/api/execute';
import { unwrap } from '../../src/api/unwrap';
import { ConfirmSecondFactorDocument } from '../__generated__/documents/confirm-second-factor';
import { EndSecondFactorDocument } from '../__generated__/documents/end-second-factor';
import { RenewRecoveryCodesDocument } from '../__generated__/documents/renew-recovery-codes';
import { StartSecondFactorDocument } from '../__generated__/documents/start-second-factor';
import type { RecoveryCodesAnswerFragment } from '../__generated__/gql/graphql';
import { useMeState } from '../app/me';

const readCodes = (answer: RecoveryCodesAnswerFragment): CodesAnswer =>
  answer.__typename === 'Refusal' ? { outcome: 'refused', error: answer } : { outcome: 'codes', codes: answer.codes };

const noProof: Proof = { password: '', code: '' };

export function useSecondFactor() {
  const execute = useExecute();
  const { reload } = useMeState();
  const machine = useMemo(
    () =>
      secondFactorMachine.provide({
        actors: {
          start: fromPromise<SecretAnswer, string>(async ({ input: password, signal }) => {
            const answer = await execute(StartSecondFactorDocument, { input: { password } }, signal);
            const secret = unwrap(answer).startSecondFactor;
            return secret.__typename === 'Refusal'
              ? { outcome: 'refused', error: secret }
              : { outcome: 'started', secret };
          }),
          confirm: fromPromise<CodesAnswer, string>(async ({ input: code, signal }) => {
            const answer = await execute(ConfirmSecondFactorDocument, { input: { code } }, signal);
            return readCodes(unwrap(answer).confirmSecondFactor);
          }),
          renew: fromPromise<CodesAnswer, Proof | null>(async ({ input, signal }) => {
            const answer = await execute(RenewRecoveryCodesDocument, { input: input ?? noProof }, signal);
            return readCodes(unwrap(answer).renewRecoveryCodes);
          }),
          end: fromPromise<EndAnswer, Proof | null>(async ({ input, signal }) => {
            const answer = await execute(EndSecondFactorDocument, { input: input ?? noProof }, signal);
            const { endSecondFactor: ended } = unwrap(answer);
            return ended.__typename === 'Refusal' ? { outcome: 'refused', error: ended } : { outcome: 'ended' };
          }),
        },
      }),
    [execute],
  );
  const flow = useFlow(machine);
  useFlowEvents(flow, { 'factor.changed': () => void reload() });
  return flow;
}

export type SecondFactorFlow = ReturnType<typeof useSecondFactor>;
