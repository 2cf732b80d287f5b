import { useCallback, useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import { type Execute, useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { useHydrated } from '../../lazy/use-hydrated';
import type { TimedKey } from '../../storage/storage-keys';
import { timedValue } from '../../storage/timed-value';
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

/** The session code of an attempt that was open when the page was left; null while hydrating. */
export function useStoredCode(key: TimedKey, customer: string, subject?: string) {
  const { codename } = useStore();
  const hydrated = useHydrated();
  const stored = useMemo(
    () => timedValue(key, codename, { customer, ...(subject && { subject }) }),
    [key, codename, customer, subject],
  );
  const code = useMemo(() => {
    const value = hydrated ? stored.read() : null;
    return typeof value === 'string' ? value : null;
  }, [hydrated, stored]);
  const store = useCallback((value: string | null) => hydrated && stored.write(value), [hydrated, stored]);
  return { code, store };
}

interface AttemptFlow {
  subscribe: (listener: (snapshot: { context: { attempt: { sessionCode: string | null } } }) => void) => {
    unsubscribe: () => void;
  };
}

/** Keeps the session code of a flow's attempt over a reload. */
export function usePersistedCode(flow: AttemptFlow, store: (code: string | null) => void) {
  useEffect(() => {
    const subscription = flow.subscribe(({ context }) => store(context.attempt.sessionCode));
    return () => subscription.unsubscribe();
  }, [flow, store]);
}
