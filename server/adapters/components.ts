import type { Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';
import { mapComponent } from './mapping/map-component';
import type { ComponentModel, Rest } from './models';
import { assertOwnItems } from './own-items';
import { pageNumber } from './values/page-number';

/** As many as the contract takes at once. */
export const mostComponentsAtOnce = 20;

export const createComponents = (calls: ProviderCalls, store: Store) => ({
  /** First pages of components, in one call; those that the store lacks are left out. */
  async listByIds(viewUids: readonly string[]): Promise<ComponentModel[]> {
    const asked = viewUids.filter(isViewUid).slice(0, mostComponentsAtOnce);
    if (asked.length === 0) return [];
    const address = path`/api/v2/customer/components`;
    const reply = await calls.get('listComponents', address, { codename: store.codename, view_uids: asked.join(',') });
    return (reply?.data ?? []).map((component) => own(component, store, address));
  },

  async find(viewUid: string, page: number): Promise<ComponentModel | null> {
    if (!isViewUid(viewUid)) return null;
    const address = path`/api/v2/customer/component/${viewUid}`;
    const reply = await calls.get('getComponent', address, { codename: store.codename, page: pageNumber(page) });
    return reply && own(reply.data, store, address);
  },
});

function own(component: Rest['ComponentContent'], store: Store, address: string): ComponentModel {
  assertOwnItems(
    [...component.lists.data, ...component.segments.flatMap((segment) => segment.items)],
    store.viewUid,
    address,
  );
  return mapComponent(component, store.currency);
}
