import { openingOf } from '../../modules/catalogue/rules/opening';
import type { Sellable } from '../../modules/catalogue/queries/sellables';

/** When it is sold: now, or when it opens; null if it never does. */
export function saleMoment(sellable: Sellable, now: Date): Date | null {
  const { is_open, outside_hours } = openingOf(sellable, now);
  if (is_open === 1) return now;
  return outside_hours?.opens_at ? new Date(outside_hours.opens_at) : null;
}

/** Whether the store means to sell it: neither it nor its shop is closed by hand. */
export const isOffered = ({ is_open, details, opening }: Sellable) =>
  is_open === 1 && details.purchasable !== 0 && opening.shop?.is_open !== 0;
