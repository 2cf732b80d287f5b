import { createCustomerAddresses } from './queries/customer-addresses';
import { createRegionLists, createRegions } from './queries/regions';
import { createSavedAddresses } from './rules/saved-addresses';
import type { Deps } from '../deps';

export const createAddressesModule = ({ database }: Pick<Deps, 'database'>) => ({
  customerAddresses: createCustomerAddresses(database),
  regionLists: createRegionLists(database),
  regions: createRegions(database),
  savedAddresses: createSavedAddresses(database),
});

export type Addresses = ReturnType<typeof createAddressesModule>;
