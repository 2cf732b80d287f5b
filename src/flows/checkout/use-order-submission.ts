import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { AttemptEnd } from '../../../machines/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';
import { CreateOrderDocument } from '../../__generated__/documents/create-order';
import type { OrderInput } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/use-execute';
import { attemptOf, endOf } from './attempts';
import { useFlow } from '../use-flow';

/** An order before it has a session code. */
export type OrderWish = Omit<OrderInput, 'sessionCode'>;

/** The flow of placing one order. */
export function useOrderSubmission(sessionCode: string | null) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      orderSubmissionMachine.provide({
        actors: {
          // Not aborted with the page: once it is sent, it counts.
          submit: fromPromise<AttemptEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
            const order = { ...(input.order as OrderWish), sessionCode: input.sessionCode };
            const answer = await execute(CreateOrderDocument, { order });
            return endOf(answer.ok ? { ok: true, data: answer.data.createOrder } : answer);
          }),
          confirm: attemptOf(execute),
        },
      }),
    [execute],
  );
  return useFlow(machine, { input: { sessionCode } });
}

export type SubmissionFlow = ReturnType<typeof useOrderSubmission>;
