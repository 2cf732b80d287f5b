import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import { type Execute, useExecute } from '../../api/execute';
import { attemptOf } from './attempts';

export type Submission = ActorRefFrom<typeof orderSubmissionMachine>;

/** Sends an order; rejects if the outcome is unknown. */
export type Send<Order> = (execute: Execute, order: Order & { idempotencyKey: string }) => Promise<SubmissionEnd>;

/** @param send must not change between renders */
export function useSubmission<Order extends PlacedOrder>(send: Send<Order>) {
  const execute = useExecute();
  return useMemo(
    () =>
      orderSubmissionMachine.provide({
        actors: {
          // Not aborted when the page is unmounted, because a sent order counts.
          submit: fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(
            ({ input: { order, sessionCode: idempotencyKey } }) =>
              send(execute, { ...(order as Order), idempotencyKey }),
          ),
          confirm: attemptOf(execute),
        },
      }),
    [execute, send],
  );
}
