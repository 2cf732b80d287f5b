import type { SnapshotFrom } from 'xstate';
import type { addressMachine } from '../../../machines/addresses/address';

type AddressSnapshot = SnapshotFrom<typeof addressMachine>;

export const isPicking = (snapshot: AddressSnapshot) => snapshot.hasTag('picking');
export const isChoosing = (snapshot: AddressSnapshot) => snapshot.matches('choosing');
export const haveRegionsFailed = (snapshot: AddressSnapshot) => snapshot.matches('unloaded');
export const hasSavingFailed = (snapshot: AddressSnapshot) => snapshot.matches({ editing: 'failed' });
