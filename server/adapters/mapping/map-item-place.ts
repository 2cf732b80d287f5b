import type { ItemPlace } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { orNull } from '../values/blank';
import { positionOf } from '../values/position';

export function mapItemPlace(item: Rest['ItemDetail']): ItemPlace | null {
  const place = {
    address: orNull(item.address),
    district: orNull(item.district_name),
    city: orNull(item.city_name),
    province: orNull(item.province_name),
    position: positionOf(item.latitude, item.longitude),
  };
  return Object.values(place).some((part) => part !== null) ? place : null;
}
