import type { CatalogueHours } from '../../../store-check/catalogue-item';

const dayMinutes = 24 * 60;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const jakarta = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Jakarta',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function isWithin(hours: CatalogueHours, day: number, minutes: number) {
  const text = hours[`day_${day}` as keyof CatalogueHours];
  if (!text) return false;
  const [opens, closes] = text.split('-').map(minutesOf) as [number, number];
  return minutes >= opens && minutes < (closes > opens ? closes : closes + dayMinutes);
}

/** Jakarta time. Hours that end before they begin continue after midnight. */
export function isOpenAt(hours: CatalogueHours, moment: Date): boolean {
  const parts = new Map(jakarta.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return isWithin(hours, day, minutes) || isWithin(hours, day === 1 ? 7 : day - 1, minutes + dayMinutes);
}
