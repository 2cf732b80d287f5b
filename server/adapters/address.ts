import type { AddressInput, CustomerSettings, Language } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { languageCode, languageOf } from './codes/language';
import { found } from './found';
import { mapAddress, mapSaved } from './mapping/map-address';
import type { AddressModel, AddressResultModel } from './models';

const fieldsOf = ({ fullName, address, phone, province, city, district }: AddressInput) => ({
  full_name: fullName,
  address,
  phone_number: phone,
  province,
  city,
  district,
});

/** Where orders of a customer are sent to. */
export const createAddress = (calls: ProviderCalls) => ({
  async find(): Promise<AddressModel | null> {
    const at = path`/api/v2/customer/address`;
    const { data } = found(await calls.get('getAddress', at), at);
    return data && mapAddress(data);
  },

  async save(address: AddressInput): Promise<AddressResultModel> {
    const at = path`/api/v2/customer/address`;
    const reply = found(await calls.putForm('saveAddress', at, fieldsOf(address)), at);
    return mapSaved(reply, reply.data);
  },

  async settings(): Promise<CustomerSettings> {
    const at = path`/api/shipment`;
    const { address, language } = found(await calls.get('getShipment', at), at).data;
    return { address: address && mapAddress(address), language: languageOf(language) };
  },

  async saveSettings(address: AddressInput, language: Language): Promise<AddressResultModel> {
    const at = path`/api/shipment`;
    const fields = { ...fieldsOf(address), language: languageCode(language) };
    const reply = found(await calls.postForm('saveShipment', at, fields), at);
    return mapSaved(reply, reply.data.address);
  },
});
