interface Part {
  view_uid: string;
  price: number;
  new_price?: number;
}

interface Variant extends Part {
  options?: { name: string; value: string }[];
}

/** The parts of an item. */
export interface ItemParts {
  type?: number;
  booking?: { slot_minutes?: number; first_day?: string; closed_days?: string[] };
  variants?: Variant[];
  services?: Part[];
  reviews?: { date: string }[];
  hours?: { [day: string]: string };
  expired_date?: string;
  set_origin_flag?: number;
  set_destination_flag?: number;
  form_view_uid?: string;
  origin_lat?: number;
  origin_lng?: number;
  destination_lat?: number;
  destination_lng?: number;
}

const longestValue = 40;

/** Gives all variants the options of the first one, with different values. */
function fixOptions(variants: readonly Variant[]) {
  const names = [...new Set(variants[0]?.options?.map(({ name }) => name))];
  variants.forEach((variant, index) => {
    const given = variant.options?.[0]?.value ?? '';
    const value = [...`${index}${given}`].slice(0, longestValue).join('');
    if (names.length > 0) variant.options = names.map((name) => ({ name, value }));
    else delete variant.options;
  });
}

const ends = ['origin', 'destination'] as const;

const service = 1;
const ride = 3;

/** Removes bookings except of services, and makes their days and times valid. */
function fixBooking(item: ItemParts) {
  if (item.type !== service) delete item.booking;
  const { booking } = item;
  if (!booking) return;
  if (booking.first_day !== undefined) booking.first_day = '2026-10-31';
  booking.closed_days = booking.closed_days?.map((_, index) => `2026-12-${10 + index}`).slice(0, 20);
  if (booking.slot_minutes !== undefined) booking.slot_minutes = Math.min(booking.slot_minutes, 60);
  for (const day of Object.keys(item.hours ?? {})) if (item.hours) item.hours[day] = '08:00-17:00';
}

/** Makes positions complete, days and hours valid, ids unique, and discounts lower than prices. */
export function fixItem(item: ItemParts) {
  for (const parts of [item.variants, item.services]) {
    parts?.forEach((part, index) => {
      part.view_uid = `part${index}`;
    });
  }
  for (const variant of item.variants ?? []) variant.new_price = Math.min(variant.new_price ?? 0, variant.price);
  fixOptions(item.variants ?? []);
  for (const end of ends) {
    if (item.type !== ride) delete item[`set_${end}_flag`];
    const isPlaced = item[`${end}_lat`] !== undefined || item[`${end}_lng`] !== undefined;
    if (!isPlaced && item[`set_${end}_flag`] !== 1) continue;
    Object.assign(item, { [`${end}_lat`]: -6.9, [`${end}_lng`]: 107.6 });
  }
  fixBooking(item);
  delete item.form_view_uid;
  for (const review of item.reviews ?? []) review.date = '2026-10-31';
  if (item.expired_date !== undefined) item.expired_date = '2026-12-31';
  for (const [day, hours] of Object.entries(item.hours ?? {})) {
    const [opens, closes] = hours.split('-');
    if (item.hours && opens === closes) item.hours[day] = '08:00-17:00';
  }
}
