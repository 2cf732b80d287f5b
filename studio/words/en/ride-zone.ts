import type { WordsOf } from '../words';
import { inEnglish, internalName } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideZone = {
  rideZone: { name: 'Zone', help: 'A circle in which rides begin or end.' },
  'rideZone.code': internalName,
  'rideZone.name': fareName,
  'rideZone.lat': { name: 'Centre latitude', help: 'Its middle from south to north, -90 to 90.' },
  'rideZone.lng': { name: 'Centre longitude', help: 'Its middle from west to east, -180 to 180.' },
  'rideZone.radius_km': { name: 'Radius', help: 'From the middle to the edge, 0.1 to 500 kilometres.' },
  'rideZone.percent': farePercent,
  'rideZone.min_price': {
    name: 'Minimum fare',
    help: 'The distance of a ride from here never costs less, in rupiah; 0 by default.',
  },
  'rideZone.en': inEnglish,
} satisfies WordsOf<'rideZone'>;
