import type { QueryResolvers, StoreItem, StoreResolvers } from '../../__generated__/studio-resolvers';
import { createRegions } from '../../domains/addresses/adapter';
import { assertSomeOwn, type ItemList, ownItems } from '../../domains/catalogue/own-items';
import { isViewUid } from '../../model/ids';
import type { Rest } from '../../model/models';
import { operationPath } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { money } from '../../values/numbers';
import { staffCalls, type StudioContext } from '../studio-context';

/** Customers' calls, made as a guest: their tokens are not those of staff. */
const guestIn = ({ callsWith }: StudioContext, codename: string) => callsWith(null).ofStore(codename);

const regionsFor = (context: StudioContext) => {
  staffCalls(context);
  return createRegions(context.callsWith(null).ofPerson);
};

const itemOf = ({ view_uid, title, image, price, currency }: Rest['Item']): StoreItem => ({
  id: view_uid,
  title,
  picture: image,
  price: money(price, currency)?.amount ?? null,
  currency,
});

type OwnList = ItemList & { readonly operation: 'listItems' | 'searchList' };

function itemsOfStore(provider: ProviderCalls, list: OwnList, items: readonly Rest['Item'][]): StoreItem[] {
  assertSomeOwn(items, list.storeUid, operationPath(list.operation));
  return ownItems(provider, list, items).map(itemOf);
}

const storeUidOf = async (provider: ProviderCalls, codename: string) =>
  (await provider.getApp({ codename })).data.view_uid;

export const regionQueries: Pick<QueryResolvers, 'cities' | 'provinces'> = {
  provinces: (_parent, _args, context) => regionsFor(context).provinces(),
  cities: (_parent, { province }, context) => regionsFor(context).cities(province),
};

export const itemFields: Pick<StoreResolvers, 'foundItems' | 'item'> = {
  async foundItems({ membership: { codename } }, { words }, context) {
    const provider = guestIn(context, codename);
    const storeUid = await storeUidOf(provider, codename);
    const { data } = await provider.searchList({ app_view_uid: storeUid, param: words });
    const list = { operation: 'searchList', list: 'data.data', storeUid } as const;
    return { items: itemsOfStore(provider, list, data.data), hasMore: data.next_page_url !== null };
  },

  async item({ membership: { codename } }, { id }, context) {
    if (!isViewUid(id)) return null;
    const provider = guestIn(context, codename);
    const [storeUid, { data }] = await Promise.all([
      storeUidOf(provider, codename),
      provider.listItems({ codename, view_uids: id }),
    ]);
    const list = { operation: 'listItems', list: 'data', storeUid } as const;
    return itemsOfStore(provider, list, data)[0] ?? null;
  },
};
