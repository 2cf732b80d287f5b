import type { components } from '../../../__generated__/rest';
import type { CatalogueHours } from '../../../store-check/catalogue-item';

type WorkingHour = components['schemas']['WorkingHour'];

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Opening hours as the contract spells them; null where the item has none. */
export function workingHour(hours: CatalogueHours | undefined): WorkingHour | null {
  if (!hours) return null;
  const fields = days.flatMap((day) => {
    const text = hours[`day_${day}`];
    const [startHour = 0, startMinute = 0, endHour = 0, endMinute = 0] = (text ?? '').split(/[-:]/).map(Number);
    return [
      [`day_${day}`, text ? 1 : 0],
      [`day${day}_start_hour`, startHour],
      [`day${day}_start_minute`, startMinute],
      [`day${day}_end_hour`, endHour],
      [`day${day}_end_minute`, endMinute],
    ];
  });
  return Object.fromEntries(fields) as WorkingHour;
}
