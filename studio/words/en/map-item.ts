import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';

export const mapItem = {
  mapItem: { name: 'Location', help: 'One place on a map.' },
  'mapItem.view_uid': internalName,
  'mapItem.lat': { name: 'Latitude', help: 'The position from south to north, -90 to 90.' },
  'mapItem.lng': { name: 'Longitude', help: 'The position from west to east, -180 to 180.' },
  'mapItem.name': { name: 'Location name', help: 'What customers read on its card; up to 80 characters.' },
  'mapItem.address': { name: 'Location address', help: 'Shown under the name; up to 200 characters.' },
  'mapItem.main_address': {
    name: 'Main location',
    help: 'The map opens here, and the card is marked as the main address.',
  },
  'mapItem.icon': { name: 'Location picture', help: 'Small picture beside the name.' },
  'mapItem.en': inEnglish,
} satisfies WordsOf<'mapItem'>;
