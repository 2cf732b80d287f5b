import type { SnapshotFrom } from 'xstate';
import type { formSendingMachine } from '../../../machines/forms/form-sending';

type Snapshot = SnapshotFrom<typeof formSendingMachine>;

export const isFormSending = (snapshot: Snapshot) => snapshot.matches('sending');
export const isFormSent = (snapshot: Snapshot) => snapshot.matches('sent');
