import { useCallback, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';
import { usePersisted } from '../../actors/use-persisted';
import { type Execute, useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { useHydrated } from '../../lazy/use-hydrated';
import { text } from '../../storage/shape';
import type { CodeKey } from '../../storage/storage-table';
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
export function useStoredCode(key: CodeKey, customer: string, subject?: string) {
  const { codename } = useStore();
  const hydrated = useHydrated();
  const stored = useMemo(
    () => timedValue(key, text, codename, { customer, ...(subject && { subject }) }),
    [key, codename, customer, subject],
  );
  const code = useMemo(() => (hydrated ? stored.read() : null), [hydrated, stored]);
  const store = useCallback((value: string | null) => hydrated && stored.write(value), [hydrated, stored]);
  return { code, store };
}

type AttemptFlow = Parameters<
  typeof usePersisted<{ context: { attempt: { sessionCode: string | null } } }, unknown>
>[0];

/** Keeps the session code of a flow's attempt over a reload. */
export const usePersistedCode = (flow: AttemptFlow, store: (code: string | null) => void) =>
  usePersisted(flow, ({ context }) => context.attempt.sessionCode, store);
