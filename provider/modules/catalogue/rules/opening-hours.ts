import type { CatalogueHours } from '../../../store-check/catalogue-item';

const minute = 60_000;
const dayMinutes = 24 * 60;
const days = [1, 2, 3, 4, 5, 6, 7] as const;

const jakartaOffset = 7 * 60;

const thursday = 3;

/** Minutes since the start of Monday in Jakarta, and the time of that start in minutes. */
function weekOf(moment: Date) {
  const local = Math.floor(moment.getTime() / minute) + jakartaOffset;
  const minutes = (local + thursday * dayMinutes) % (7 * dayMinutes);
  return { minutes, monday: local - minutes - jakartaOffset };
}

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Minutes of the week; the end may be in the next week. The last minute of a day is included: `23:59` means midnight.
 */
function spansOf(hours: CatalogueHours): [opens: number, closes: number][] {
  return days.flatMap((day): [number, number][] => {
    const text = hours[`day_${day}`];
    if (!text) return [];
    const [opens, last] = text.split('-').map(minutesOf) as [number, number];
    const closes = last === dayMinutes - 1 ? dayMinutes : last;
    const start = (day - 1) * dayMinutes;
    return [[start + opens, start + (closes > opens ? closes : closes + dayMinutes)]];
  });
}

/** Jakarta time. Hours that end before they begin continue after midnight. */
export function isOpenAt(hours: CatalogueHours, moment: Date): boolean {
  const { minutes } = weekOf(moment);
  const week = 7 * dayMinutes;
  return spansOf(hours).some(
    ([opens, closes]) => (minutes >= opens && minutes < closes) || (minutes + week >= opens && minutes + week < closes),
  );
}

/** The next time at which one of them opens or closes; null if they have no hours. */
export function nextBoundary(calendars: readonly CatalogueHours[], moment: Date): Date | null {
  const { minutes, monday } = weekOf(moment);
  const week = 7 * dayMinutes;
  const boundaries = calendars
    .flatMap(spansOf)
    .flat()
    .map((boundary) => boundary % week)
    .map((boundary) => (boundary > minutes ? boundary : boundary + week));
  return boundaries.length > 0 ? new Date((monday + Math.min(...boundaries)) * minute) : null;
}

/** The next time at which all are open after being closed; null if there is none. */
export function nextOpening(calendars: readonly CatalogueHours[], moment: Date): Date | null {
  const { minutes, monday } = weekOf(moment);
  const openings = calendars
    .flatMap(spansOf)
    .map(([opens]) => (opens > minutes ? opens : opens + 7 * dayMinutes))
    .sort((one, other) => one - other)
    .map((opens) => new Date((monday + opens) * minute));
  return openings.find((opening) => calendars.every((hours) => isOpenAt(hours, opening))) ?? null;
}
