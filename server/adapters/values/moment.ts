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
