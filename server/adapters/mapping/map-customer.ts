import type { Region, Customer } from '../../__generated__/resolvers';
import type {
  AddressModel,
  AddressResultModel,
  Rest,
  SavedAddressesResultModel,
  SavedAddressModel,
} from '../model/models';
import { mapRefusal } from './map-refusal';
import { maxAddresses } from '../../__generated__/limits';
import { languageOf } from '../codes/account-codes';
import { phoneVerification } from '../codes/store-codes';
import type { StoreRecord } from './store-record';
import { mediaPath } from '../values/links';
import { exactMoney } from '../values/numbers';

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

export const mapCustomer = (profile: Rest['Profile'], { wallet }: StoreRecord): Customer => ({
  id: profile.view_uid,
  name: profile.name,
  username: profile.username,
  email: profile.email,
  phone: profile.phone,
  photo: mediaPath(profile.photo),
  ownPhoto: profile.photo_uid,
  emailVerified: profile.verified_email === 1,
  phoneVerified: profile.verified_phone === 1,
  language: languageOf(profile.language),
  verification: {
    phone: phoneVerification(profile.infos.need_verified_phone),
    emailNeeded: profile.infos.need_verified_email === 1,
    emailByCode: profile.infos.verified_email_type === 1,
  },
  balance: profile.infos.balance_flag === 1 ? exactMoney(profile.infos.balance, wallet.currency) : null,
  balanceMode: wallet.mode,
  points: profile.infos.customer_points_flag === 1 ? Math.max(0, profile.infos.customer_points) : null,
  referralShown: profile.infos.referral_flag === 1,
  invoices:
    profile.invoice_flag === 1
      ? { pending: Math.max(0, profile.cnt_invoice_pending), icon: mediaPath(profile.invoice_icon) }
      : null,
});
