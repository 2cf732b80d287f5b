import { dayAt } from '../../values/text';

const zone = 'Asia/Jakarta';
const dayMs = 86_400_000;

/** Times around today, which do not change while a page is looked at. @param now in milliseconds */
export const createTimes = (now: number) => {
  /** Such as `2026-11-28`. @param days from today, below 0 for the past */
  const day = (days: number) => dayAt(zone, now + days * dayMs);
  return {
    day,
    /** As the provider writes the times of orders. @param time such as `09:30` */
    at: (days: number, time: string) => `${day(days)} ${time}:00`,
    /** With its offset. */
    moment: (days: number, time: string) => `${day(days)}T${time}:00+07:00`,
  };
};

export type Times = ReturnType<typeof createTimes>;
