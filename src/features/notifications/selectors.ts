import type { SnapshotFrom } from 'xstate';
import type { pushPermissionMachine } from '../../../machines/notifications/push-permission';

type Snapshot = SnapshotFrom<typeof pushPermissionMachine>;

export const isPushOn = (snapshot: Snapshot) =>
  snapshot.matches({ settled: 'on' }) || snapshot.matches('unsubscribing');
export const isPushUnsupported = (snapshot: Snapshot) => snapshot.matches({ settled: 'unsupported' });
export const isPushBlocked = (snapshot: Snapshot) => snapshot.matches({ settled: 'blocked' });
export const hasPushFailed = (snapshot: Snapshot) => snapshot.matches({ settled: 'failed' });
export const canEnablePush = (snapshot: Snapshot) => snapshot.can({ type: 'push.enable' });
