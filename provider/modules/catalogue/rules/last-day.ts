import { jakartaDay } from '../../../clock';

/** Services and direct purchases, which can be used until a certain day. */
const usedByDay: readonly number[] = [1, 5];

const dayMs = 24 * 60 * 60_000;

/** The end of the last day on which it can be used, if it has not passed in Jakarta; otherwise null. */
export const endOfLastDay = (type: number, expiredDate: string | undefined, now: Date): Date | null =>
  expiredDate !== undefined && usedByDay.includes(type) && !isPastLastDay(type, expiredDate, now)
    ? new Date(Date.parse(`${expiredDate}T00:00:00+07:00`) + dayMs)
    : null;

/** Whether the last day on which it can be used has passed in Jakarta. */
export const isPastLastDay = (type: number, expiredDate: string | undefined, now: Date): boolean =>
  usedByDay.includes(type) && expiredDate !== undefined && expiredDate < jakartaDay(now);
