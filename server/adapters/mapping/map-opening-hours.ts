import type { OpeningDay } from '../../__generated__/resolvers';
import type { OpeningHoursModel } from '../item-models';
import type { Rest } from '../models';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const mapOpeningHours = (hours: Rest['WorkingHour'] | null): OpeningHoursModel | null =>
  hours && { days: weekdays.map((day) => openingDay(hours, day)) };

function openingDay(hours: Rest['WorkingHour'], day: (typeof weekdays)[number]): OpeningDay {
  const opens = clockTime(hours[`day${day}_start_hour`], hours[`day${day}_start_minute`]);
  const closes = clockTime(hours[`day${day}_end_hour`], hours[`day${day}_end_minute`]);
  const isOpen = hours[`day_${day}`] === 1 && opens !== null && closes !== null;
  return isOpen ? { day, opens, closes } : { day, opens: null, closes: null };
}

/** As 08:00; the end of a day is 24:00. */
function clockTime(hour: number, minute: number): string | null {
  const isTime = hour >= 0 && minute >= 0 && minute < 60 && hour * 60 + minute <= 24 * 60;
  return isTime ? [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') : null;
}
