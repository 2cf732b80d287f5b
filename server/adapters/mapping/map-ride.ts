import type { RideDetails, RideEnd } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { exactMoney, money } from '../values/money';
import { positionOf } from '../values/position';

/** A call: the driver comes to one place at a day and time. */
const callStyle = 1;

export const mapRide = (item: Rest['ItemDetail'], currency: string): RideDetails => ({
  isCall: item.style === callStyle,
  origin: end(item.set_origin_flag, item.origin_address, item.origin_lat, item.origin_lng),
  destination: end(item.set_destination_flag, item.destination_address, item.destination_lat, item.destination_lng),
  fee: money(item.order_fee_courrier, currency),
  services: item.list_courrier_service.map((service) => ({
    id: service.view_uid,
    name: service.name,
    price: exactMoney(service.price, currency),
    isRequired: service.required === 1,
    maxQuantity: Math.max(0, service.max_qty),
  })),
});

const end = (isFixed: number, address: string, latitude: number | null, longitude: number | null): RideEnd | null =>
  isFixed === 1 ? { address, position: positionOf(latitude, longitude) } : null;
