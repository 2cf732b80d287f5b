import type { OpeningDay, CourierRidePage, RideEnd, Action } from '../../__generated__/resolvers';
import type { OpeningHoursModel } from '../../model/item-models';
import type { Rest, ItemDetailsModel } from '../../model/models';
import { clampInteger, money, positionOf } from '../../values/numbers';
import { actionKind } from '../stores/component-codes';
import { itemKind, serviceSchedule } from './item-codes';
import { orNull, dayOrNull, plainText, timeZone } from '../../values/text';
import { mediaPath } from '../../values/links';
import { mapOffer } from './map-offer';
import { type FormLineModel } from '../forms/mapping';
import { mapRideForm, mapRideService } from '../rides/mapping';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const mapOpeningHours = ({ working_hour: hours, booking }: Rest['ItemDetail']): OpeningHoursModel | null =>
  hours && { timeZone: timeZone(booking?.timezone), days: weekdays.map((day) => openingDay(hours, day)) };

function openingDay(hours: Rest['WorkingHour'], day: (typeof weekdays)[number]): OpeningDay {
  const opens = clockTime(hours[`day${day}_start_hour`], hours[`day${day}_start_minute`]);
  const closes = clockTime(hours[`day${day}_end_hour`], hours[`day${day}_end_minute`]);
  const isOpen = hours[`day_${day}`] === 1 && opens !== null && closes !== null;
  return { day, hours: isOpen ? { opens, closes } : null };
}

/** The default in the contract. */
const defaultMaxDays = 30;
const maxDaysShown = 366;

/** Such as 08:00; the end of a day is 24:00. */
function clockTime(hour: number, minute: number): string | null {
  const isTime = hour >= 0 && minute >= 0 && minute < 60 && hour * 60 + minute <= 24 * 60;
  return isTime ? [hour, minute].map((part) => String(part).padStart(2, '0')).join(':') : null;
}

/** A call-out: the driver comes to one location at a set date and time. */
const callStyle = 1;

type RideFields = 'isCall' | 'timeZone' | 'origin' | 'destination' | 'fee' | 'services';

const mapRide = (
  item: Rest['ItemDetail'],
  currency: string,
): Pick<CourierRidePage, RideFields> & { form: FormLineModel[] } => ({
  isCall: item.style === callStyle,
  timeZone: timeZone(item.timezone),
  origin: end(item.set_origin_flag, item.origin_address, item.origin_lat, item.origin_lng),
  destination: end(item.set_destination_flag, item.destination_address, item.destination_lat, item.destination_lng),
  fee: money(item.order_fee_courrier, currency),
  services: item.list_courrier_service.map((service) => mapRideService(service, currency)),
  form: mapRideForm(item.form),
});

const end = (isFixed: number, address: string, latitude: number | null, longitude: number | null): RideEnd | null =>
  isFixed === 1 ? { address, position: positionOf(latitude, longitude) } : null;

export function mapItemDetails(item: Rest['ItemDetail'], currency: string): ItemDetailsModel {
  switch (itemKind(item.type)) {
    case 'Goods':
      return {
        __typename: 'GoodsPage',
        offer: mapOffer(item, currency),
        weight: Math.max(0, item.weight),
      };
    case 'Service':
      return {
        __typename: 'ServicePage',
        offer: mapOffer(item, currency),
        schedule: serviceSchedule(item.style),
        byAppointment: item.by_appointment === 1,
        comesHome: item.comes_home === 1,
        expiresOn: dayOrNull(item.expired_date),
        openingHours: mapOpeningHours(item),
        booking: {
          timeZone: timeZone(item.booking?.timezone),
          maxDays: clampInteger(item.booking?.max_days ?? defaultMaxDays, 1, maxDaysShown),
        },
      };
    case 'TextItem':
      return { __typename: 'TextItemPage' };
    case 'CourierRide':
      return { __typename: 'CourierRidePage', ...mapRide(item, currency) };
    case 'Shop':
      return {
        __typename: 'ShopPage',
        searchShown: item.search_flag === 0,
        itemCount: Math.max(0, item.list_count),
        openingHours: mapOpeningHours(item),
      };
    case 'DirectPurchase':
      return {
        __typename: 'DirectPurchasePage',
        buyLabel: orNull(item.text_buy),
        expiresOn: dayOrNull(item.expired_date),
      };
    case 'RedirectLink':
      return { __typename: 'RedirectLinkPage', link: orNull(linkIn(item.content)) };
    case 'WebContent':
      return { __typename: 'WebContentPage', inPage: item.show_web === 1 };
    case 'ContactAction':
      return { __typename: 'ContactActionPage', action: contactOf(item) };
  }
}

function contactOf(item: Rest['ItemDetail']): Action | null {
  const kind = actionKind(item.action, 'button');
  if (kind === 'UNKNOWN') return null;
  return {
    id: item.view_uid,
    index: 0,
    kind,
    value: item.url,
    label: item.text_buy || item.title,
    description: '',
    icon: mediaPath(item.image),
  };
}

/** An editor may have wrapped the link in a paragraph. */
const linkIn = (content: string) => (content.includes('<') ? plainText(content) : content);
