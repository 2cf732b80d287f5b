import { createCustomerAddresses } from './queries/customer-addresses';
import { createRegionLists, createRegions } from './queries/regions';
import type { Deps } from '../deps';

export const createAddressesModule = ({ database }: Pick<Deps, 'database'>) => ({
  customerAddresses: createCustomerAddresses(database),
  regionLists: createRegionLists(database),
  regions: createRegions(database),
});

export type Addresses = ReturnType<typeof createAddressesModule>;
