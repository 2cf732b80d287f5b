/** The current time; tests set it. */
export type Clock = () => Date;

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Jakarta, such as `2026-11-21`. */
export const jakartaDay = (moment: Date) => format.format(moment);
