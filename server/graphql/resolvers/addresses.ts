import type { CustomerResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const addressQueries: Pick<QueryResolvers, 'provinces' | 'cities' | 'districts'> = {
  provinces: (_parent, _args, context) => storeOf(context).regions.provinces(),
  cities: (_parent, { provinceId }, context) => storeOf(context).regions.cities(provinceId),
  districts: (_parent, { cityId }, context) => storeOf(context).regions.districts(cityId),
};

export const addressFields: Pick<CustomerResolvers, 'address' | 'addresses' | 'settings'> = {
  address: ({ address }) => address.find(),
  addresses: ({ address }) => address.list(),
  settings: ({ address }) => address.settings(),
};

export const addressMutations: Pick<
  MutationResolvers,
  'saveAddress' | 'storeAddress' | 'deleteAddress' | 'chooseAddress' | 'saveSettings' | 'saveLanguage'
> = {
  saveAddress: (_parent, { input }, context) => customerOf(context).address.save(input.address),
  storeAddress: (_parent, { input: { id, address } }, context) => customerOf(context).address.store(id, address),
  deleteAddress: (_parent, { input: { id } }, context) => customerOf(context).address.delete(id),
  chooseAddress: (_parent, { input: { id } }, context) => customerOf(context).address.choose(id),
  saveSettings: (_parent, { input: { address, language } }, context) =>
    customerOf(context).address.saveSettings(address, language),
  saveLanguage: (_parent, { input: { language } }, context) => customerOf(context).address.saveLanguage(language),
};
