import type { SnapshotFrom } from 'xstate';
import type { nearMeMachine } from '../../../machines/search/near-me';
import type { placeSearchMachine } from '../../../machines/rides/place-search';

type NearMeSnapshot = SnapshotFrom<typeof nearMeMachine>;

export const isLocating = (snapshot: NearMeSnapshot) => snapshot.matches({ origin: 'locating' });
export const isPickerOpen = (snapshot: NearMeSnapshot) => snapshot.matches({ picker: 'open' });

export const searchStateOf = (snapshot: SnapshotFrom<typeof placeSearchMachine>) => snapshot.value;
