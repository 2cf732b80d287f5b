import type { SnapshotFrom } from 'xstate';
import type { pushPermissionMachine } from '../../../machines/account/push-permission';

type Snapshot = SnapshotFrom<typeof pushPermissionMachine>;

export const isPushOn = (snapshot: Snapshot) => snapshot.matches('on') || snapshot.matches('unsubscribing');
export const isPushUnsupported = (snapshot: Snapshot) => snapshot.matches('unsupported');
export const isPushBlocked = (snapshot: Snapshot) => snapshot.matches('blocked');
export const hasPushFailed = (snapshot: Snapshot) => snapshot.matches('failed');
export const canEnablePush = (snapshot: Snapshot) => snapshot.can({ type: 'push.enable' });
