import type { SnapshotFrom } from 'xstate';
import type { orderSubmissionMachine, SubmissionInput } from './order-submission';
import { snapshotParams } from '../params';

export type SubmissionSnapshot = SnapshotFrom<typeof orderSubmissionMachine>;

const rememberAttempt = { type: 'rememberAttempt', params: snapshotParams } as const;

/** The state of a flow during a submission. @param idle the target once nothing is being submitted */
export const submittingState = <Idle extends string, const Done>(idle: Idle, onDone: Done) =>
  ({
    invoke: {
      src: 'submission',
      id: 'submission',
      input: ({ context }: { context: { attempt: SubmissionInput } }) => context.attempt,
      onSnapshot: [
        { guard: { type: 'isIdle', params: snapshotParams }, target: idle, actions: rememberAttempt },
        { actions: rememberAttempt },
      ],
      onDone,
    },
    on: { 'notice.dismiss': { actions: 'dismissNotice' } },
  }) as const;
