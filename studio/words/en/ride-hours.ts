import type { WordsOf } from '../words';
import { inEnglish } from './shared/common';
import { fareName, farePercent } from './shared/fare';

export const rideHours = {
  rideHours: { name: 'Time of day', help: 'A time of day with its own fare.' },
  'rideHours.name': fareName,
  'rideHours.days': { name: 'Days', help: 'Days on which it begins; every day where none is chosen.' },
  'rideHours.days=1': { name: 'Monday', help: 'It begins on Mondays.' },
  'rideHours.days=2': { name: 'Tuesday', help: 'It begins on Tuesdays.' },
  'rideHours.days=3': { name: 'Wednesday', help: 'It begins on Wednesdays.' },
  'rideHours.days=4': { name: 'Thursday', help: 'It begins on Thursdays.' },
  'rideHours.days=5': { name: 'Friday', help: 'It begins on Fridays.' },
  'rideHours.days=6': { name: 'Saturday', help: 'It begins on Saturdays.' },
  'rideHours.days=7': { name: 'Sunday', help: 'It begins on Sundays.' },
  'rideHours.from': { name: 'From', help: 'When it begins, such as 06:30.' },
  'rideHours.to': { name: 'To', help: 'When it ends, such as 09:00; on the next day where that is earlier.' },
  'rideHours.percent': farePercent,
  'rideHours.en': inEnglish,
} satisfies WordsOf<'rideHours'>;
