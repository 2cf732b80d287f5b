import { assign, sendTo, setup } from 'xstate';
import { submittingState, type SubmissionSnapshot } from '../orders/attempts';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { eventParams } from '../params';

interface Context {
  attempt: SubmissionInput;
}

export type FormSendingEvent =
  /** Costs nothing: its `total` is 0. `code` becomes the session code of the attempt, unless one is still open. */
  { type: 'form.submit'; answers: PlacedOrder; code: string } | { type: 'notice.dismiss' };

/** Sends the answers to a store's form exactly once, even if the connection fails. */
export const formSendingMachine = setup({
  types: {} as {
    context: Context;
    /** `sessionCode` of an attempt whose outcome was unknown when the visitor left the page. */
    input: { sessionCode: string | null };
    events: FormSendingEvent;
    children: { submission: 'submission' };
  },
  actors: { submission: orderSubmissionMachine },
  guards: {
    hasSessionCode: ({ context }) => context.attempt.sessionCode !== null,
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    begin: assign(({ context }, { answers, code }: { answers: PlacedOrder; code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: answers, code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    closeAttempt: assign({ attempt: { sessionCode: null } }),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
  },
}).createMachine({
  id: 'formSending',
  meta: { inspectable: ['attempt.order.total'] },
  context: ({ input: { sessionCode } }) => ({ attempt: { sessionCode } }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasSessionCode', target: 'sending' }, { target: 'filling' }] },
    filling: { on: { 'form.submit': { target: 'sending', actions: { type: 'begin', params: eventParams } } } },
    sending: submittingState('filling', { target: 'sent', actions: 'closeAttempt' }),
    sent: { type: 'final' },
  },
});
