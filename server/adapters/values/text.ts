import sanitize from 'sanitize-html';

/** The provider writes an empty text where there is none. */
export const orNull = (text: string | null): string | null => text?.trim() || null;

/** The start of a text, at most `max` UTF-16 units, without half of a character at its end. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

const blocks = /<(?=\/?(?:p|br|li|div|h[1-6]|tr|td|th|ul|ol|dd|dt)\b)/gi;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of html, on one line. */
export const plainText = (html: string): string =>
  sanitize(html.replace(blocks, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The start of a text, cut between words. */
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

/** A moment in RFC 3339, of the provider's clock time in Jakarta where it names no offset. */
export const moment = (time: string): string => time.replace(inJakarta, '$1T$2+07:00').replace(' ', 'T');

/** Null where the text is no moment. */
export const momentOrNull = (time: string | null): string | null =>
  time && isMoment(moment(time)) ? moment(time) : null;

export const dayOrNull = (text: string | null): string | null => (text && isDay(text) ? text : null);

/** Without the word for days that some carriers write behind the number: pages add it in their own language. */
export const deliveryEstimate = (text: string): string =>
  text.trim().replace(/(?<=\d)\s*(hari( kerja)?|days?)\.?$/i, '');

/** Two small letters; Indonesia where the provider has no such code. */
export const countryCode = (code: string): string => {
  const letters = code.trim().toLowerCase();
  return /^[a-z]{2}$/.test(letters) ? letters : 'id';
};
