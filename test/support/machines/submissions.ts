import { type ActorRefFrom, type AnyActorRef, type AnyMachineSnapshot, fromPromise, waitFor } from 'xstate';
import { type AttemptAnswer, attemptMachine, type SubmissionEnd } from '../../../machines/orders/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/orders/order-submission';

export interface SentOrder {
  order: PlacedOrder;
  sessionCode: string;
}

export const madeOrder = {
  id: 'o1',
  number: 'JJ0000001',
  status: 'NEW',
  paymentKind: 'DIRECT',
  isAutomatic: true,
} as const;
export const doneEnd = { outcome: 'done', order: madeOrder } as const;
/** The outcome of an attempt that creates no order. */
export const doneWithoutOrder = async () => ({ outcome: 'done', order: null }) as const;
export const unsentEnd = { outcome: 'unsent' } as const;
export const refusedEnd = (code: string) =>
  ({ outcome: 'refused', refusal: { code, message: 'Maaf', total: null } }) as const;

export interface SubmissionAnswers {
  submit?: (sent: SentOrder) => Promise<SubmissionEnd>;
  confirm?: (code: string) => Promise<AttemptAnswer>;
}

const never = () => new Promise<never>(() => {});

/** A submission of an order with the given answers; without one, it never ends. */
export const submissionThat = ({ submit = never, confirm = never }: SubmissionAnswers = {}) =>
  orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionEnd, SentOrder>(({ input }) => submit(input)),
      confirm: attemptMachine.provide({
        actors: { loadAttempt: fromPromise<AttemptAnswer, string>(({ input }) => confirm(input)) },
        delays: { pollDelay: 0 },
      }),
    },
  });

/** The same, and the inputs that it sends. */
export function recordedSubmission({ submit = never, ...others }: SubmissionAnswers) {
  const sent: SentOrder[] = [];
  const submission = submissionThat({
    ...others,
    submit: (order) => {
      sent.push(order);
      return submit(order);
    },
  });
  return { submission, sent };
}

/** Waits until the submission of a flow is in this state. */
export const reachSubmission = (flow: AnyActorRef, state: 'refused' | 'needsReview' | 'failed') =>
  waitFor(flow, (snapshot: AnyMachineSnapshot) => {
    const { submission } = snapshot.children as { submission?: ActorRefFrom<typeof orderSubmissionMachine> };
    return submission?.getSnapshot().matches(state) ?? false;
  });

const snapshot = (isIdle: boolean, sessionCode: string | null) => ({
  type: 'xstate.snapshot.submission',
  snapshot: { matches: () => isIdle, context: { sessionCode } },
});

/** The events of a submission that its parent handles, one for each case. */
export const submissionEvents = [
  snapshot(false, 'WEB1'),
  snapshot(true, 'WEB1'),
  snapshot(true, null),
  { type: 'xstate.done.actor.submission', output: madeOrder },
];
