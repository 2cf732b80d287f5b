import { jakartaDay } from '../../../clock';

/** Services and direct purchases, which can be used until a certain day. */
const usedByDay: readonly number[] = [1, 5];

/** Whether the last day on which it can be used has passed in Jakarta. */
export const isPastLastDay = (type: number, expiredDate: string | undefined, now: Date): boolean =>
  usedByDay.includes(type) && expiredDate !== undefined && expiredDate < jakartaDay(now);
