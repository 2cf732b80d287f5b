import type { AddressInput, CustomerSettings, Language } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { languageCode, languageOf } from './codes/language';
import { mapAddress, mapSaved } from './mapping/map-address';
import type { AddressModel, AddressResultModel } from './models';

const fieldsOf = ({ fullName, street, phone, province, city, district }: AddressInput) => ({
  full_name: fullName,
  address: street,
  phone_number: phone,
  province,
  city,
  district,
});

/** Where orders of a customer are sent to. */
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
