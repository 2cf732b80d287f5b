import { fromPromise } from 'xstate';
import { type AttemptAnswer, attemptMachine, type SubmissionEnd } from '../../../machines/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';

export interface SentOrder {
  order: PlacedOrder;
  sessionCode: string;
}

export const madeOrder = { id: 'o1', number: 'JJ0000001', status: 'NEW', paymentKind: 'DIRECT', isAutomatic: true };
export const doneEnd = { outcome: 'done', order: madeOrder } as const;
export const unsentEnd = { outcome: 'unsent' } as const;
export const refusedEnd = (code: string) =>
  ({ outcome: 'refused', refusal: { code, message: 'Maaf', total: null } }) as const;

interface Answers {
  submit?: (sent: SentOrder) => Promise<SubmissionEnd>;
  confirm?: (code: string) => Promise<AttemptAnswer>;
}

const never = () => new Promise<never>(() => {});

/** An order's submission that answers as told, and never where nothing is told. */
export const submissionThat = ({ submit = never, confirm = never }: Answers = {}) =>
  orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionEnd, SentOrder>(({ input }) => submit(input)),
      confirm: attemptMachine.provide({
        actors: { loadAttempt: fromPromise<AttemptAnswer, string>(({ input }) => confirm(input)) },
        delays: { pollDelay: 0 },
      }),
    },
  });

const snapshot = (isIdle: boolean, sessionCode: string | null) => ({
  type: 'xstate.snapshot.submission',
  snapshot: { matches: () => isIdle, context: { sessionCode } },
});

/** What a parent is told of its submission, in every way that it decides by. */
export const submissionEvents = [
  snapshot(false, 'WEB1'),
  snapshot(true, 'WEB1'),
  snapshot(true, null),
  { type: 'xstate.done.actor.submission', output: madeOrder },
];
