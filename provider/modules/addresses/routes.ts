import type { Handlers } from '../../http/operations';
import { orNotFound } from '../../errors/call-errors';
import { ok, accepted, refusable } from '../../contract/envelope';
import type { AddressInput } from './queries/customer-addresses';
import type { Region } from './queries/regions';
import type { Addresses } from './index';

const emptyAddress: AddressInput = {
  full_name: '',
  address: '',
  phone_number: '',
  province: '',
  city: '',
  district: '',
};

const someRegions = (regions: Region[]) =>
  orNotFound(regions.length > 0 ? regions : undefined, 'The region does not exist');

export const customerAddressRoutes = ({
  addresses: { customerAddresses, regionLists, savedAddresses },
}: {
  addresses: Addresses;
}) => {
  const shipmentOf = async (customerId: number) => ({
    address: await customerAddresses.find(customerId),
    language: await customerAddresses.language(customerId),
  });

  const listAfter = (customerId: number, change: Promise<void>) =>
    refusable(
      async () => {
        await change;
        return savedAddresses.list(customerId);
      },
      () => savedAddresses.list(customerId),
    );

  return {
    async listSavedAddresses({ customer }) {
      return accepted(await savedAddresses.list(customer.id));
    },

    storeAddress: ({ customer: { id }, params, body }) =>
      listAfter(id, savedAddresses.store(id, params.address_uid, body)),

    deleteAddress: ({ customer: { id }, params }) => listAfter(id, savedAddresses.remove(id, params.address_uid)),

    chooseAddress: ({ customer: { id }, params }) => listAfter(id, savedAddresses.choose(id, params.address_uid)),

    async getAddress({ customer }) {
      return accepted(await customerAddresses.find(customer.id));
    },

    saveAddress: ({ customer, body }) =>
      refusable(
        async () => {
          await customerAddresses.save(customer.id, body);
          return customerAddresses.find(customer.id);
        },
        () => customerAddresses.find(customer.id),
      ),

    async getShipment({ customer }) {
      return accepted(await shipmentOf(customer.id));
    },

    saveShipment: ({ customer, body: { language, ...address } }) =>
      refusable(
        async () => {
          if (Object.keys(address).length === 0) await customerAddresses.saveLanguage(customer.id, language);
          else await customerAddresses.saveWithLanguage(customer.id, { ...emptyAddress, ...address }, language);
          return shipmentOf(customer.id);
        },
        () => shipmentOf(customer.id),
      ),

    async listProvinces() {
      const provinces = await regionLists.provinces();
      return ok(provinces.map(({ code, name }) => ({ province_id: code, province_name: name })));
    },

    async listCities({ params }) {
      const cities = someRegions(await regionLists.cities(params.province));
      return ok(cities.map(({ code, name }) => ({ city_id: code, city_name: name })));
    },

    async listDistricts({ params }) {
      const districts = someRegions(await regionLists.districts(params.city));
      return ok(districts.map(({ code, name }) => ({ subdistrict_id: code, subdistrict_name: name })));
    },
  } satisfies Partial<Handlers>;
};
