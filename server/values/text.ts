import sanitize from 'sanitize-html';

export const orNull = (text: string | null): string | null => text?.trim() || null;

/** A link to the item with this id; null if there is no id. */
export const linkOrNull = (id: string | null): { id: string } | null => {
  const text = orNull(id);
  return text === null ? null : { id: text };
};

/** The start of a text, at most `max` UTF-16 units, without splitting a surrogate pair. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

const blocks = /<(?=\/?(?:p|br|li|div|h[1-6]|tr|td|th|ul|ol|dd|dt)\b)/gi;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export const plainText = (html: string): string =>
  sanitize(html.replace(blocks, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = cutText(text, maxLength);
  return `${cutText(start, Math.max(start.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}

const inJakarta = /^(\d{4}-\d{2}-\d{2})[ T]([\d:.]+)$/;
const offset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

/** RFC 3339 with an offset. */
export const isMoment = (text: string): boolean => offset.test(text) && isTime(text);

export const isDay = (text: string): boolean => day.test(text) && isTime(text);

/** RFC 3339; a time without an offset is Jakarta's. */
export const moment = (time: string): string => time.replace(inJakarta, '$1T$2+07:00').replace(' ', 'T');

export const momentOrNull = (time: string | null): string | null =>
  time && isMoment(moment(time)) ? moment(time) : null;

export const dayOrNull = (text: string | null): string | null => (text && isDay(text) ? text : null);

/** The day of a time in a zone, such as `2026-11-21`. */
export const dayAt = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone }).format(moment);

/** The zone if this runtime knows it; otherwise Jakarta's, the platform's default. */
export function timeZone(name: string | null = null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? '' }).resolvedOptions().timeZone;
  } catch {
    return 'Asia/Jakarta';
  }
}

/** Removes the word for days that some carriers append; pages add it in their own language. */
export const deliveryEstimate = (text: string): string =>
  text.trim().replace(/(?<=\d)\s*(hari( kerja)?|days?)\.?$/i, '');

/** Two lower-case letters; Indonesia if the code is invalid. */
export const countryCode = (code: string): string => {
  const letters = code.trim().toLowerCase();
  return /^[a-z]{2}$/.test(letters) ? letters : 'id';
};
