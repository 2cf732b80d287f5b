import { useCallback } from 'react';
import type { Address_WholeFragment } from '../../__generated__/gql/graphql';
import type { AddressDraft, WrittenAddress } from './use-address-draft';
import { newSessionCode } from '../../api/session-code';
import { type Entry, useStoredEntry } from '../stored-entry/use-stored-entry';

const fields = [
  'id',
  'fullName',
  'street',
  'phone',
  'province',
  'provinceName',
  'city',
  'cityName',
  'district',
  'districtName',
] as const;

type BookEntry = Entry<(typeof fields)[number]>;
type AnyAddress = WrittenAddress | Address_WholeFragment | null;

const regionsIn = (address: AnyAddress) => (address && 'regions' in address ? address.regions : address);
const typedIn = (address: AnyAddress) => (address && 'typed' in address ? address.typed : address);

const entryOf = (id: string, address: AnyAddress): BookEntry => {
  const regions = regionsIn(address);
  const typed = typedIn(address);
  return {
    id,
    fullName: typed?.fullName ?? '',
    street: typed?.street ?? '',
    phone: typed?.phone ?? '',
    province: regions?.province?.id ?? '',
    provinceName: regions?.province?.name ?? '',
    city: regions?.city?.id ?? '',
    cityName: regions?.city?.name ?? '',
    district: regions?.district?.id ?? '',
    districtName: regions?.district?.name ?? '',
  };
};

const regionOf = (id: string, name: string) => (id ? { id, name } : null);

const addressIn = ({ fullName, street, phone, ...region }: BookEntry): WrittenAddress => ({
  typed: { fullName, street, phone },
  regions: {
    province: regionOf(region.province, region.provinceName),
    city: regionOf(region.city, region.cityName),
    district: regionOf(region.district, region.districtName),
  },
});

/** The address that a customer is entering, stored over a reload. */
export function useBookDraft(
  customer: string,
  key: `session/customer/${'address' | 'settings'}` = 'session/customer/address',
) {
  const stored = useStoredEntry(key, customer, fields);
  const draftOf = useCallback(
    (id: string, saved: Address_WholeFragment | null): AddressDraft => ({
      read() {
        const entry = stored.read();
        return entry.id === id ? addressIn(entry) : null;
      },
      write(part) {
        const before = stored.read();
        const address = addressIn(before.id === id ? before : entryOf(id, saved));
        stored.write(entryOf(id, { ...address, ...part }));
      },
    }),
    [stored],
  );
  return {
    isStored: stored.isStored,
    draftOf,
    clear: () => stored.write(null),
    /** The id of a new address: that of the draft, if there is one. */
    newId(entries: readonly { id: string }[]) {
      const { id } = stored.read();
      return id === '' || entries.some((entry) => entry.id === id) ? newSessionCode() : id;
    },
  };
}
