import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const addressQueries: Pick<QueryResolvers, 'provinces' | 'cities' | 'districts' | 'address' | 'settings'> = {
  provinces: (_parent, _args, context) => storeOf(context).regions.provinces(),
  cities: (_parent, { province }, context) => storeOf(context).regions.cities(province),
  districts: (_parent, { city }, context) => storeOf(context).regions.districts(city),
  address: (_parent, _args, context) => storeOf(context).customer?.address.find() ?? null,
  settings: (_parent, _args, context) => storeOf(context).customer?.address.settings() ?? null,
};

export const addressMutations: Pick<MutationResolvers, 'saveAddress' | 'saveSettings'> = {
  saveAddress: (_parent, { input }, context) => customerOf(context).address.save(input.address),
  saveSettings: (_parent, { input: { address, language } }, context) =>
    customerOf(context).address.saveSettings(address, language),
};
