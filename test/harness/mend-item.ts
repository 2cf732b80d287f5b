interface Part {
  view_uid: string;
  price: number;
  new_price?: number;
}

/** What an item has inside of it. */
export interface ItemParts {
  variants?: Part[];
  services?: Part[];
  reviews?: { date: string }[];
  hours?: { [day: string]: string };
  expired_date?: string;
}

/** Makes days that the calendar has, ids that are one of a kind, discounts that reduce, and hours that pass. */
export function mendItem(item: ItemParts) {
  for (const parts of [item.variants, item.services]) {
    parts?.forEach((part, index) => {
      part.view_uid = `part${index}`;
    });
  }
  for (const variant of item.variants ?? []) variant.new_price = Math.min(variant.new_price ?? 0, variant.price);
  for (const review of item.reviews ?? []) review.date = '2026-10-31';
  if (item.expired_date !== undefined) item.expired_date = '2026-12-31';
  for (const [day, hours] of Object.entries(item.hours ?? {})) {
    const [opens, closes] = hours.split('-');
    if (item.hours && opens === closes) item.hours[day] = '08:00-17:00';
  }
}
