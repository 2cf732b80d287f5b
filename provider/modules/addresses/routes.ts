import type { Handlers } from '../../http/operations';
import { orNotFound } from '../../errors/call-errors';
import { ok, accepted, refusable } from '../../http/envelope';
import type { Region } from './queries/regions';
import type { Addresses } from './index';

const someRegions = (regions: Region[]) =>
  orNotFound(regions.length > 0 ? regions : undefined, 'There is no such region');

export const customerAddressRoutes = ({ customerAddresses, regionLists }: Addresses) => {
  const shipmentOf = async (customerId: number) => ({
    address: await customerAddresses.find(customerId),
    language: await customerAddresses.language(customerId),
  });

  return {
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
          await customerAddresses.saveWithLanguage(customer.id, address, language);
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
