import type { SnapshotFrom } from 'xstate';
import type { orderSubmissionMachine } from '../order-submission';
import { snapshotParams } from '../params';

export type SubmissionSnapshot = SnapshotFrom<typeof orderSubmissionMachine>;

const rememberAttempt = { type: 'rememberAttempt', params: snapshotParams } as const;

/** What a flow does with each snapshot of its submission: `target` is where it goes once nothing is submitted. */
export const onSubmissionSnapshot = <Target extends string>(target: Target) =>
  [
    { guard: { type: 'isIdle', params: snapshotParams }, target, actions: rememberAttempt },
    { actions: rememberAttempt },
  ] as const;
