import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideSurge = {
  rideSurge: { name: 'Fare by demand', help: 'A fare that holds while many rides are open.' },
  'rideSurge.name': fareName,
  'rideSurge.rides': { name: 'Open rides', help: 'How many open rides in the zone make it count.' },
  'rideSurge.percent': farePercent,
  'rideSurge.en': inEnglish,
} satisfies WordsOf<'rideSurge'>;
