import type { AddressInput, CustomerSettings, Language, Region } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { languageCode, languageOf } from './codes/account-codes';
import { mapAddress, mapSaved } from './mapping/map-customer';
import type { AddressModel, AddressResultModel } from './model/models';
import { isRegion } from './model/ids';

const fieldsOf = ({ fullName, street, phone, province, city, district }: AddressInput) => ({
  full_name: fullName,
  address: street,
  phone_number: phone,
  province,
  city,
  district,
});

export const createAddress = (provider: ProviderCalls) => ({
  async find(): Promise<AddressModel | null> {
    const { data } = await provider.getAddress();
    return data && mapAddress(data);
  },

  async save(address: AddressInput): Promise<AddressResultModel> {
    const reply = await provider.saveAddress(fieldsOf(address));
    return mapSaved(reply, reply.data);
  },

  async settings(): Promise<CustomerSettings> {
    const { address, language } = (await provider.getShipment()).data;
    return { address: address && mapAddress(address), language: languageOf(language) };
  },

  async saveSettings(address: AddressInput, language: Language): Promise<AddressResultModel> {
    const fields = { ...fieldsOf(address), language: languageCode(language) };
    const reply = await provider.saveShipment(fields);
    return mapSaved(reply, reply.data.address);
  },
});

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
