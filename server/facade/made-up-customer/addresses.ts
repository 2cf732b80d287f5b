import type { Rest } from '../../model/models';
import type { ProviderCalls } from '../../provider-client/provider-client';
import type { Locale } from '../../base/locale';
import { type createGoods, itemType } from './goods';
import type { createOffers } from './offers';
import { person } from './person';
import { once, remember } from './remember';
import { ok, type Replies } from './replies';
import { texts } from './texts';

/** A city or regency with its province; empty where the store has no goods to send. */
export type Region = Pick<Rest['Address'], 'province' | 'province_name' | 'city' | 'city_name'>;

type Place = Pick<Rest['Item'], 'province_name' | 'city_name'>;

const nowhere: Region = { province: '', province_name: '', city: '', city_name: '' };

/** Where the customer lives if nothing is known of the store's place. */
const capital: Place = { province_name: 'DKI Jakarta', city_name: 'Kota Administrasi Jakarta Pusat' };

interface Needs {
  readonly goods: ReturnType<typeof createGoods>;
  readonly offers: ReturnType<typeof createOffers>;
  readonly locale: Locale;
}

/** Places by the names that items have, and where the customer lives: in the city from which the store sends. */
export function createPlaces(provider: ProviderCalls, { goods, offers, locale }: Needs) {
  const provinces = once(async () => (await provider.listProvinces({}, { orNull: true }))?.data ?? []);
  const cities = remember(
    async (province: string) => (await provider.listCities({ province }, { orNull: true }))?.data ?? [],
  );

  async function find(
    isProvince: (one: Rest['Province']) => boolean,
    isCity: (one: Rest['City']) => boolean,
  ): Promise<Region> {
    const province = (await provinces()).find(isProvince);
    const city = province && (await cities(province.province_id)).find(isCity);
    if (!city) return nowhere;
    const { province_id, province_name } = province;
    return { province: province_id, province_name, city: city.city_id, city_name: city.city_name };
  }

  const named = ({ province_name, city_name }: Place) =>
    find(
      (one) => one.province_name === province_name,
      (one) => one.city_name === city_name,
    );

  /** Where goods are sent from; a city's id begins with that of its province. */
  async function regionOf(place: Place): Promise<Region> {
    if (place.city_name !== '') return named(place);
    const { origin = '' } = await offers.rules();
    return find(
      ({ province_id }) => origin.startsWith(`${province_id}.`),
      ({ city_id }) => city_id === origin,
    );
  }

  async function home(): Promise<Rest['Address']> {
    const sent = (await goods.items()).find(({ type }) => type === itemType.goods);
    const origin = await regionOf(sent ?? { province_name: '', city_name: '' });
    const { province, province_name, city, city_name } = origin.city === '' ? await named(capital) : origin;
    const [district] = city === '' ? [] : ((await provider.listDistricts({ city }, { orNull: true }))?.data ?? []);
    return {
      ...{ full_name: person.name, address: texts[locale].home, phone_number: person.phone },
      ...{ province, province_name, city, city_name },
      district: district?.subdistrict_id ?? '',
      district_name: district?.subdistrict_name ?? '',
    };
  }

  return { regionOf, home: once(home) };
}

export const addressReplies: Replies<'getAddress' | 'listSavedAddresses' | 'getShipment'> = {
  getAddress: async ({ places }) => ok(await places.home()),

  async listSavedAddresses({ places, locale }) {
    const home = await places.home();
    return ok([
      { view_uid: 'alamat_1', is_default: 1 as const, address: home },
      { view_uid: 'alamat_2', is_default: 0 as const, address: { ...home, address: texts[locale].office } },
    ]);
  },

  getShipment: async ({ places, locale }) =>
    ok({ address: await places.home(), language: locale === 'en' ? ('en' as const) : ('in' as const) }),
};
