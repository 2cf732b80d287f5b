import type { Region } from '../../__generated__/resolvers';
import type { AddressModel, AddressResultModel, Rest } from '../models';
import { mapRefusal } from './map-refusal';

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
