import { textsOf } from '../../../contract/localize';
import type { ItemRow } from '../queries/item-columns';
import { openingOf } from '../rules/opening';

export function itemReply<Row extends ItemRow>({ opening, ...item }: Row, now: Date): Omit<Row, 'opening'> {
  const { close_status_en, ...answer } = openingOf({ ...item, opening }, now);
  const { en } = textsOf(item) as { en?: Record<string, unknown> };
  if (close_status_en === undefined || !en) return { ...item, ...answer };
  const { close_status: _, ...texts } = en;
  return {
    ...item,
    ...answer,
    ...{ en: { ...texts, ...(close_status_en !== null && { close_status: close_status_en }) } },
  };
}
