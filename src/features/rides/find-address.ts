import type { NamedAddress } from '../../../machines/rides/location-finding';
import type { FoundPlace } from '../../../machines/rides/place-search';
import type { MapPoint } from '../map/tiles';

type LocationSearch = (text: string, near: MapPoint | null) => Promise<readonly FoundPlace[]>;

const plainName = (city: string) => city.replace(/^(kota|kabupaten|kab\.)\s+(administrasi\s+)?/i, '').trim();

/** Finds the district or else the town of an address; null if the map has neither. The street is not sent. */
export async function findAddress({ district, city }: NamedAddress, find: LocationSearch): Promise<MapPoint | null> {
  const town = plainName(city);
  const isInTown = ({ name, region }: FoundPlace) =>
    town !== '' && `${name}, ${region}`.toLowerCase().includes(town.toLowerCase());
  const districts = district ? await find(district, null) : [];
  const own = town ? districts.find(isInTown) : districts[0];
  if (own) return own.position;
  const [centre] = (town ? await find(town, null) : []).filter(isInTown);
  if (!centre) return null;
  const [near] = district ? await find(district, centre.position) : [];
  return (near ?? centre).position;
}
