import type { Location } from '../../__generated__/resolvers';
import type { Rest } from '../models';
import { mediaPath } from '../values/media-path';

export const mapLocation = (map: Rest['MapItem']): Location => ({
  id: map.view_uid,
  name: map.name,
  address: map.address,
  isMain: map.main_address === 1,
  icon: mediaPath(map.icon),
  latitude: map.lat,
  longitude: map.lng,
});
