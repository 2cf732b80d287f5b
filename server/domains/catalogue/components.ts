import { operationPath } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { isViewUid } from '../../model/ids';
import { mapComponent } from './map-component';
import type { ComponentModel, Rest } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';
import { assertSomeOwn, ownItems } from './own-items';
import { pageNumber } from '../../values/numbers';

/** The contract's limit. */
export const maxComponentsPerCall = 20;

export const createComponents = (
  provider: ProviderCalls,
  { store, pictureTexts }: Pick<StoreRecord, 'store' | 'pictureTexts'>,
) => {
  function own(operation: 'listComponents' | 'getComponent', component: Rest['ComponentContent']): ComponentModel {
    const root = operation === 'listComponents' ? 'data.*' : 'data';
    const ownOf = (list: string, items: readonly Rest['Item'][]) =>
      ownItems(provider, { operation, list: `${root}.${list}`, storeUid: store.id }, items);
    const lists = { ...component.lists, data: ownOf('lists.data', component.lists.data) };
    const segments = component.segments.map((segment) => ({
      ...segment,
      items: ownOf('segments.*.items', segment.items),
    }));
    return mapComponent({ ...component, lists, segments }, { currency: store.currency, pictureTexts });
  }

  return {
    /** First pages of components, in one call; missing ones are left out. */
    async listByIds(viewUids: readonly string[]): Promise<ComponentModel[]> {
      const ids = viewUids.filter(isViewUid).slice(0, maxComponentsPerCall);
      if (ids.length === 0) return [];
      const reply = await provider.listComponents(
        { codename: store.codename, view_uids: ids.join(',') },
        { orNull: true },
      );
      const components = reply?.data ?? [];
      assertSomeOwn(components.flatMap(itemsOf), store.id, operationPath('listComponents'));
      return components.map((component) => own('listComponents', component)).filter(isKnown);
    },

    async find(id: string, page: number): Promise<ComponentModel | null> {
      if (!isViewUid(id)) return null;
      const input = { id, codename: store.codename, page: pageNumber(page) };
      const reply = await provider.getComponent(input, { orNull: true });
      if (!reply) return null;
      assertSomeOwn(itemsOf(reply.data), store.id, operationPath('getComponent', input));
      const component = own('getComponent', reply.data);
      return isKnown(component) ? component : null;
    },
  };
};

const isKnown = ({ __typename }: ComponentModel) => __typename !== 'UnknownComponent';

const itemsOf = ({ lists, segments }: Rest['ComponentContent']) => [
  ...lists.data,
  ...segments.flatMap((segment) => segment.items),
];
