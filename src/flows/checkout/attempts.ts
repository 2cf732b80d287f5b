import { fromPromise } from 'xstate';
import { type AttemptAnswer, type AttemptEnd, attemptMachine } from '../../../machines/attempt';
import { OrderAttemptDocument } from '../../__generated__/documents/order-attempt';
import type { Attempt_OrderFragment, Attempt_RefusalFragment } from '../../__generated__/gql/graphql';
import type { Execute } from '../../api/execute';
import { type FragmentOf, readFragment } from '../../api/fragment';
import type { Loaded } from '../../api/loaded';

export type MaskedOrder = FragmentOf<Attempt_OrderFragment>;
export type MaskedRefusal = FragmentOf<Attempt_RefusalFragment>;

export function refusalOf(masked: MaskedRefusal) {
  const { code, message, total } = readFragment(masked);
  return { code, message, total: total?.amount ?? null };
}

const refused = (masked: MaskedRefusal) => ({ outcome: 'refused', refusal: refusalOf(masked) }) as const;
const done = (masked: MaskedOrder) => ({ outcome: 'done', order: readFragment(masked) }) as const;

type Created = ({ __typename: 'CreatedOrder' } & MaskedOrder) | ({ __typename: 'Refusal' } & MaskedRefusal);

/** How an attempt ended. Throws where that is not known: it may have been heard. */
export function endOf(answer: Loaded<Created>): AttemptEnd {
  if (answer.ok) return answer.data.__typename === 'Refusal' ? refused(answer.data) : done(answer.data);
  if (answer.code === 'SIGNED_OUT') return { outcome: 'unsent' };
  throw new Error(answer.code);
}

/** Asks the store what became of an attempt. */
export const attemptOf = (execute: Execute) =>
  attemptMachine.provide({
    actors: {
      loadAttempt: fromPromise<AttemptAnswer, string>(async ({ input: sessionCode, signal }) => {
        const answer = await execute(OrderAttemptDocument, { sessionCode }, signal);
        if (!answer.ok) throw new Error(answer.code);
        const { state, order, refusal } = answer.data.orderAttempt;
        if (state === 'DONE' && order) return done(order);
        if (state === 'REFUSED' && refusal) return refused(refusal);
        return { outcome: state === 'NONE' ? 'unsent' : 'pending' };
      }),
    },
  });
