import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import { type Execute, useExecute } from '../../api/execute';
import { attemptOf } from './attempts';

export type Submission = ActorRefFrom<typeof orderSubmissionMachine>;

/** Sends an order once; rejects where its outcome is unknown. */
export type Send<Order> = (execute: Execute, order: Order & { idempotencyKey: string }) => Promise<SubmissionEnd>;

/** @param send constant */
export function useSubmission<Order extends PlacedOrder>(send: Send<Order>) {
  const execute = useExecute();
  return useMemo(
    () =>
      orderSubmissionMachine.provide({
        actors: {
          // Not aborted with the page: once it is sent, it counts.
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
