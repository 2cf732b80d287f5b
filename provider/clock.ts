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

/** SQL: a timestamp as `YYYY-MM-DD HH:mm:ss` in Asia/Jakarta. */
export const jakartaTime = (column: string) =>
  `to_char(${column} at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS')`;

/** SQL: a timestamp in ISO 8601. */
export const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
