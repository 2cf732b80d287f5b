import type { Region } from '../../__generated__/resolvers';
import type {
  AddressModel,
  AddressResultModel,
  Rest,
  SavedAddressesResultModel,
  SavedAddressModel,
} from '../../model/models';
import { mapRefusal } from '../../model/map-refusal';
import { maxAddresses } from '../../__generated__/limits';

const region = (id: string, name: string): Region | null => (id === '' ? null : { id, name });

export const mapAddress = (address: Rest['Address']): AddressModel => ({
  __typename: 'Address',
  fullName: address.full_name,
  street: address.address,
  phone: address.phone_number,
  province: region(address.province, address.province_name),
  city: region(address.city, address.city_name),
  district: region(address.district, address.district_name),
});

interface SavedReply {
  readonly success: boolean;
  readonly message: string;
  readonly error_code: string | null;
}

export const mapSaved = (reply: SavedReply, address: Rest['Address'] | null): AddressResultModel =>
  reply.success && address ? mapAddress(address) : mapRefusal(reply);

export const mapSavedAddresses = (addresses: readonly Rest['SavedAddress'][]): SavedAddressModel[] =>
  addresses.slice(0, maxAddresses).map(({ view_uid, is_default, address }) => ({
    id: view_uid,
    isDefault: is_default === 1,
    address: mapAddress(address),
  }));

export const mapAddressChange = (reply: Rest['SavedAddressesReply']): SavedAddressesResultModel =>
  reply.success ? { __typename: 'SavedAddresses', addresses: mapSavedAddresses(reply.data) } : mapRefusal(reply);
