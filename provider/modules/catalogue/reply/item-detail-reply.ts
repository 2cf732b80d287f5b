import { ItemType } from '../../../__generated__/codes';
import type { components } from '../../../__generated__/rest';
import type { BookingTerms, CatalogueHours } from '../../../store-check/catalogue-item';
import { formWithDefaults, rideZoneWithDefault } from '../../../store-check/fill-defaults';
import { asRideForm } from '../../stores/queries/form-of';
import type { ItemPage } from '../queries/item-pages';
import { detailsWithDefaults } from '../queries/item-columns';
import { isPastLastDay } from '../rules/last-day';
import { itemReply } from './item-reply';

type WorkingHour = components['schemas']['WorkingHour'];

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** Null if the item has none. */
function workingHour(hours: CatalogueHours | undefined): WorkingHour | null {
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

/** Fields that the store document leaves out have their default. */
const termsOf = ({ timezone = 'Asia/Jakarta', max_days = 30 }: Partial<BookingTerms> = {}) => ({ timezone, max_days });

type ItemDetail = components['schemas']['ItemDetail'];

/** An item of a shop has the shop as its seller and, if it has no location, the shop's. */
export function itemDetailReply(page: ItemPage, now: Date): ItemDetail {
  const { item, shop, app, form, ride_timezone, variants, reviews, review_count, list_count, url, action } = page;
  const { hours, services, booking, outside_hours: _terms, comes_home, ...own } = detailsWithDefaults(page.details);
  const shops = shop && detailsWithDefaults(shop.details);
  const { seller_rating, seller_message_rate, seller_discussion_rate } = shops ?? own;
  const hasOwnLocation = page.latitude !== null || own.address !== '';
  const location =
    shop && shops && !hasOwnLocation ? { ...shop, address: shops.address } : { ...page, address: own.address };
  return {
    image2: null,
    image3: null,
    image4: null,
    image5: null,
    expired_date: null,
    origin_lat: null,
    origin_lng: null,
    destination_lat: null,
    destination_lng: null,
    ...own,
    ...itemReply(item, now),
    comes_home: item.type === ItemType.SERVICE && (comes_home ?? app.services_come_home) === 1 ? 1 : 0,
    purchasable: isPastLastDay(item.type, own.expired_date, now) ? 0 : own.purchasable,
    url,
    action,
    latitude: location.latitude,
    longitude: location.longitude,
    address: location.address,
    district_name: '',
    partner_view_uid: null,
    app_name: app.name,
    app_icon: app.icon,
    parent_image: shop?.image ?? null,
    parent_city_name: shop?.city_name ?? '',
    seller_rating,
    seller_message_rate,
    seller_discussion_rate,
    hide_info_seller: Math.max(own.hide_info_seller, shops?.hide_info_seller ?? 0),
    hide_info_message: Math.max(own.hide_info_message, shops?.hide_info_message ?? 0),
    working_hour: workingHour(hours ?? (item.type === ItemType.SERVICE ? shops?.hours : undefined)),
    list_courrier_service: services,
    form: form ? asRideForm(formWithDefaults(form)).lines : [],
    list_product_variant: variants.map((variant) => ({ ...variant, partner_view_uid: null })),
    reviews,
    review_count,
    list_count,
    booking: item.type === ItemType.SERVICE ? termsOf(booking) : null,
    timezone: item.type === ItemType.COURIER_RIDE ? rideZoneWithDefault(ride_timezone) : null,
  };
}
