import type { WordsOf } from '../words';
import { zoneJakarta, zoneJayapura, zoneMakassar, zonePontianak } from './shared/timezone';

export const rides = {
  rides: { name: 'Ride fares', help: "What changes fares besides the item's price per kilometre." },
  'rides.timezone': {
    name: 'Time zone',
    help: 'Of the hours below and of scheduled rides; western Indonesia by default.',
  },
  'rides.timezone=Asia/Jakarta': zoneJakarta,
  'rides.timezone=Asia/Pontianak': zonePontianak,
  'rides.timezone=Asia/Makassar': zoneMakassar,
  'rides.timezone=Asia/Jayapura': zoneJayapura,
  'rides.max_km': { name: 'Maximum distance', help: 'Longer rides are refused, in kilometres; 60 by default.' },
  'rides.rounding': { name: 'Rounding', help: 'Fares are rounded up to a multiple of it, in rupiah; 100 by default.' },
  'rides.zones': { name: 'Zones', help: 'Where rides begin and end; everywhere without zones.' },
  'rides.hours': { name: 'Fares by time', help: 'Times of day with their own fares; the first that fits counts.' },
  'rides.surge': {
    name: 'Fares by demand',
    help: 'Fares by the number of open rides; the highest that is reached counts.',
  },
} satisfies WordsOf<'rides'>;
