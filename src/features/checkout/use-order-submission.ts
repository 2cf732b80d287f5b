import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';
import { CreateOrderDocument } from '../../__generated__/documents/create-order';
import type { CreateOrderInput } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/execute';
import { attemptOf, readSubmission } from '../orders/attempts';

/** An order before it has a session code. */
export type OrderDraft = Omit<CreateOrderInput, 'sessionCode'>;

export type SubmissionFlow = ActorRefFrom<typeof orderSubmissionMachine>;

export function useOrderSubmission() {
  const execute = useExecute();
  return useMemo(
    () =>
      orderSubmissionMachine.provide({
        actors: {
          // Not aborted with the page: once it is sent, it counts.
          submit: fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
            const order = { ...(input.order as OrderDraft), sessionCode: input.sessionCode };
            const answer = await execute(CreateOrderDocument, { order });
            return readSubmission(answer, ({ createOrder }) => createOrder);
          }),
          confirm: attemptOf(execute),
        },
      }),
    [execute],
  );
}
