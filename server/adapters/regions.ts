import type { Region } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { isRegion } from './ids';

/** Provinces, their cities, and the districts of those; the same for every store. */
export const createRegions = (provider: ProviderCalls) => ({
  async provinces(): Promise<Region[]> {
    const reply = await provider.listProvinces({}, { orNull: true });
    return (reply?.data ?? []).map(({ province_id: id, province_name: name }) => ({ id, name }));
  },

  async cities(province: string): Promise<Region[]> {
    if (!isRegion(province)) return [];
    const reply = await provider.listCities({ province }, { orNull: true });
    return (reply?.data ?? []).map(({ city_id: id, city_name: name }) => ({ id, name }));
  },

  async districts(city: string): Promise<Region[]> {
    if (!isRegion(city)) return [];
    const reply = await provider.listDistricts({ city }, { orNull: true });
    return (reply?.data ?? []).map(({ subdistrict_id: id, subdistrict_name: name }) => ({ id, name }));
  },
});
