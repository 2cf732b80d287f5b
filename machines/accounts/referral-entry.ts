import { assign, sendTo, setup } from 'xstate';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { eventParams } from '../params';
import { submittingState, type SubmissionSnapshot } from '../orders/attempts';

/** Costs nothing: its `total` is 0. */
export interface ReferralOrder extends PlacedOrder {
  /** A friend's username. */
  code: string;
}

interface Input {
  /** The session code of an attempt whose outcome was unknown when the visitor left the page. */
  sessionCode: string | null;
  /** The code from an earlier visit, as typed. */
  code?: string;
}

interface Context {
  /** The code, as typed. */
  code: string;
  attempt: SubmissionInput;
}

export type ReferralEntryEvent =
  | { type: 'entry.open' }
  | { type: 'entry.close' }
  | { type: 'code.type'; text: string }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'code.submit'; code: string }
  | { type: 'notice.dismiss' };

const maxLength = 60;

const orderOf = ({ code }: Context): ReferralOrder => ({ code: code.trim(), total: 0 });

/** Enters the code of a friend exactly once, even if the connection fails. */
export const referralEntryMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: ReferralEntryEvent;
    children: { submission: 'submission' };
  },
  actors: { submission: orderSubmissionMachine },
  guards: {
    hasSessionCode: ({ context }) => context.attempt.sessionCode !== null,
    hasCode: ({ context }) => context.code.trim() !== '',
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    writeCode: assign((_, { text }: { text: string }) => ({ code: text.slice(0, maxLength) })),
    begin: assign(({ context }, { code }: { code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: orderOf(context), code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    closeAttempt: assign({ attempt: { sessionCode: null } }),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
  },
}).createMachine({
  id: 'referralEntry',
  meta: { inspectable: ['attempt.order.total'] },
  context: ({ input: { sessionCode, code = '' } }) => ({ code, attempt: { sessionCode } }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasSessionCode', target: 'entering.hidden' }, { target: 'closed' }] },
    closed: { on: { 'entry.open': 'editing' } },
    editing: {
      initial: 'typing',
      on: {
        'code.type': { target: '.typing', actions: { type: 'writeCode', params: eventParams } },
        'code.submit': [
          { guard: 'hasCode', target: 'entering', actions: { type: 'begin', params: eventParams } },
          { target: '.missing' },
        ],
        'entry.close': 'closed',
      },
      states: { typing: {}, missing: {} },
    },
    entering: {
      ...submittingState('editing', { target: 'entered', actions: 'closeAttempt' }),
      initial: 'shown',
      states: { shown: { on: { 'entry.close': 'hidden' } }, hidden: { on: { 'entry.open': 'shown' } } },
    },
    entered: { on: { 'notice.dismiss': 'closed' } },
  },
});
