import type { Action } from '../../__generated__/resolvers';
import { actionKind } from '../codes/action-kind';
import { itemKind } from '../codes/item-kind';
import { serviceSchedule } from '../codes/service-schedule';
import type { ItemDetailsModel, Rest } from '../models';
import { orNull } from '../values/blank';
import { mediaPath } from '../values/media-path';
import { dayOrNull } from '../values/moment';
import { plainText } from '../values/plain-text';
import { mapOpeningHours } from './map-opening-hours';
import { mapPurchase } from './map-purchase';
import { mapRide } from './map-ride';

/** What only its type of item has. */
export function mapItemDetails(item: Rest['ItemDetail'], currency: string): ItemDetailsModel | null {
  switch (itemKind(item.type)) {
    case 'Goods':
      return {
        __typename: 'GoodsDetails',
        purchase: mapPurchase(item, currency),
        weight: Math.max(0, item.weight),
      };
    case 'Service':
      return {
        __typename: 'ServiceDetails',
        purchase: mapPurchase(item, currency),
        schedule: serviceSchedule(item.style),
        byAppointment: item.by_appointment === 1,
        expiresOn: dayOrNull(item.expired_date),
        openingHours: mapOpeningHours(item.working_hour),
      };
    case 'TextItem':
      return null;
    case 'CourierRide':
      return { __typename: 'RideDetails', ...mapRide(item, currency) };
    case 'Shop':
      return {
        __typename: 'ShopDetails',
        id: item.view_uid,
        searchShown: item.search_flag === 0,
        itemCount: Math.max(0, item.list_count),
        openingHours: mapOpeningHours(item.working_hour),
      };
    case 'DirectPurchase':
      return { __typename: 'DirectPurchaseDetails', buyLabel: orNull(item.text_buy) };
    case 'RedirectLink':
      return { __typename: 'RedirectDetails', link: orNull(linkIn(item.content)) };
    case 'WebContent':
      return { __typename: 'WebContentDetails', id: item.view_uid, inPage: item.show_web === 1 };
    case 'ContactAction':
      return { __typename: 'ContactDetails', action: contactOf(item) };
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
    label: item.title,
    description: '',
    icon: mediaPath(item.image),
  };
}

/** An editor may have put the link into a paragraph. */
const linkIn = (content: string) => (content.includes('<') ? plainText(content) : content);
