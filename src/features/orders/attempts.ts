import { fromCallback, fromPromise } from 'xstate';
import {
  type AttemptAnswer,
  type AttemptEvent,
  attemptMachine,
  type SubmissionEnd,
} from '../../../machines/orders/attempt';
import { OrderAttemptDocument } from '../../__generated__/documents/order-attempt';
import type { Attempt_OrderFragment, Attempt_RefusalFragment } from '../../__generated__/gql/graphql';
import { onConnectionReturn } from '../../api/connection';
import type { Execute } from '../../api/execute';
import { type FragmentOf, readFragment } from '../../api/fragment';
import type { Loaded } from '../../api/loaded';
import { unwrap } from '../../api/unwrap';

export type MaskedOrder = FragmentOf<Attempt_OrderFragment>;
export type MaskedRefusal = FragmentOf<Attempt_RefusalFragment>;

export function refusalOf(masked: MaskedRefusal) {
  const { code, message, total } = readFragment(masked);
  return { code, message, total: total?.amount ?? null };
}

type Created =
  | ({ __typename: 'CreatedOrder' } & MaskedOrder)
  | ({ __typename: 'Refusal' } & MaskedRefusal)
  /** The results of mutations that create no order. */
  | { __typename: 'Done' | 'PointsExchange' };

/**
 * The outcome of a submission; `created` picks its result from the answer's data. Throws if the outcome is unknown:
 * the request may have reached the store.
 */
export function readSubmission<Data>(answer: Loaded<Data>, created: (data: Data) => Created): SubmissionEnd {
  if (!answer.ok && ['SIGNED_OUT', 'OTHER_SESSION'].includes(answer.code)) return { outcome: 'unsent' };
  if (!answer.ok && answer.code === 'CONFLICT') return { outcome: 'conflict' };
  return endOf(created(unwrap(answer)));
}

function endOf(created: Created) {
  if (created.__typename === 'Refusal') return { outcome: 'refused', refusal: refusalOf(created) } as const;
  return { outcome: 'done', order: created.__typename === 'CreatedOrder' ? readFragment(created) : null } as const;
}

/** Asks the store for the outcome of an attempt. */
export const attemptOf = (execute: Execute) =>
  attemptMachine.provide({
    actors: {
      watchConnection: fromCallback<AttemptEvent>(({ sendBack }) =>
        onConnectionReturn(() => sendBack({ type: 'connection.return' })),
      ),
      loadAttempt: fromPromise<AttemptAnswer, string>(async ({ input: idempotencyKey, signal }) => {
        const answer = await execute(OrderAttemptDocument, { idempotencyKey }, signal);
        const attempt = unwrap(answer).orderAttempt;
        switch (attempt.__typename) {
          case 'UnsentAttempt':
            return { outcome: 'unsent' };
          case 'CreatedOrder':
          case 'Done':
          case 'Refusal':
            return endOf(attempt);
          default:
            return { outcome: 'pending' };
        }
      }),
    },
  });
