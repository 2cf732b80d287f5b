import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { type SpendingAnswer, spendingMachine } from '../../../machines/wallet/spending';
import { ConfirmSpendingDocument } from '../../__generated__/documents/confirm-spending';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { newSessionCode } from '../../api/session-code';
import { unwrap } from '../../api/unwrap';
import { refusalOf } from '../orders/attempts';

/** @param openCode the session code of an open attempt, which the next one continues */
export function useSpending(openCode: string | null) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      spendingMachine.provide({
        actors: {
          confirmSpending: fromPromise<SpendingAnswer, { sessionCode: string; password: string }>(
            async ({ input: { password, sessionCode: idempotencyKey }, signal }) => {
              const spending = { password, idempotencyKey };
              const { confirmSpending } = unwrap(await execute(ConfirmSpendingDocument, { spending }, signal));
              return confirmSpending.__typename === 'Refusal' ? refusalOf(confirmSpending) : null;
            },
          ),
        },
      }),
    [execute],
  );
  const [sessionCode] = useState(() => openCode ?? newSessionCode());
  return useFlow(machine, { input: { sessionCode } });
}
