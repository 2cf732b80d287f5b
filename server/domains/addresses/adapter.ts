import type { AddressInput, CustomerSettings, Language, Region } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { languageCode, languageOf } from '../../model/language-codes';
import { mapAddress, mapAddressChange, mapSaved, mapSavedAddresses } from './mapping';
import { addressGone, mapRefusal } from '../../model/map-refusal';
import type {
  AddressModel,
  AddressResultModel,
  LanguageResultModel,
  Rest,
  SavedAddressesResultModel,
  SavedAddressModel,
} from '../../model/models';
import { isAddressId, isRegion } from '../../model/ids';

const fieldsOf = ({ fullName, street, phone, province, city, district }: AddressInput) => ({
  full_name: fullName,
  address: street,
  phone_number: phone,
  province,
  city,
  district,
});

const settingsIn = ({ address, language }: Rest['Shipment']): CustomerSettings => ({
  address: address && mapAddress(address),
  language: languageOf(language),
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

  /** Null if the provider stores only one address. */
  async list(): Promise<SavedAddressModel[] | null> {
    const reply = await provider.listSavedAddresses({}, { orNull: true });
    return reply && mapSavedAddresses(reply.data);
  },

  async store(id: string, address: AddressInput): Promise<SavedAddressesResultModel> {
    if (!isAddressId(id)) return addressGone;
    return mapAddressChange(await provider.storeAddress({ address_uid: id, ...fieldsOf(address) }));
  },

  async delete(id: string): Promise<SavedAddressesResultModel> {
    if (!isAddressId(id)) return addressGone;
    return mapAddressChange(await provider.deleteAddress({ address_uid: id }));
  },

  async choose(id: string): Promise<SavedAddressesResultModel> {
    if (!isAddressId(id)) return addressGone;
    return mapAddressChange(await provider.chooseAddress({ address_uid: id }));
  },

  async settings(): Promise<CustomerSettings> {
    return settingsIn((await provider.getShipment()).data);
  },

  async saveSettings(address: AddressInput, language: Language): Promise<AddressResultModel> {
    const fields = { ...fieldsOf(address), language: languageCode(language) };
    const reply = await provider.saveShipment(fields);
    return mapSaved(reply, reply.data.address);
  },

  async saveLanguage(language: Language): Promise<LanguageResultModel> {
    const reply = await provider.saveShipment({ language: languageCode(language) });
    return reply.success ? { __typename: 'CustomerSettings', ...settingsIn(reply.data) } : mapRefusal(reply);
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
