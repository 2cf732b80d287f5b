import itemsSchema from '../../../__generated__/items-schema.json';
import type { BookingTerms, CatalogueHours } from '../../../store-check/catalogue-item';

const minuteMs = 60_000;
export const dayMinutes = 24 * 60;

/** Minutes ahead of UTC; no Indonesian zone has daylight-saving time. */
const zones: Readonly<Record<BookingTerms['timezone'], number>> = {
  'Asia/Jakarta': 7 * 60,
  'Asia/Pontianak': 7 * 60,
  'Asia/Makassar': 8 * 60,
  'Asia/Jayapura': 9 * 60,
};

const fields: [name: string, field: object][] = Object.entries(itemsSchema.definitions.booking.properties);
const defaults = Object.fromEntries(
  fields.flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : [])),
);

/** Fills in the defaults for missing fields of the store document. */
export const termsOf = (terms: Partial<BookingTerms> | undefined) => ({ ...defaults, ...terms }) as BookingTerms;

/** Days since 1970-01-01; undefined if the text is not a date. */
export function parseDay(text: string): number | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text)) return undefined;
  return moment / (dayMinutes * minuteMs);
}

export const dayText = (day: number) => new Date(day * dayMinutes * minuteMs).toISOString().slice(0, 10);

/** `08:30` as minutes of the day; undefined for other text. */
export function parseTime(text: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

export const timeText = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(11, 16);

type Zoned = Pick<BookingTerms, 'timezone'>;

export const dayOf = ({ timezone }: Zoned, moment: Date) =>
  Math.floor((moment.getTime() / minuteMs + zones[timezone]) / dayMinutes);

export const momentOf = ({ timezone }: Zoned, day: number, minutes = 0) =>
  new Date((day * dayMinutes + minutes - zones[timezone]) * minuteMs);

/** 1 Monday to 7 Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

const usualHours = '08:00-17:00';

/** Minutes of the day. Hours that end before they begin continue into the next day. */
export function openingOf(hours: CatalogueHours | undefined, day: number): { opens: number; closes: number } | null {
  const text = hours ? hours[`day_${weekdayOf(day)}` as keyof CatalogueHours] : usualHours;
  if (!text) return null;
  const [opens = 0, closes = 0] = text.split('-').map(parseTime);
  return { opens, closes: closes > opens ? closes : closes + dayMinutes };
}
