import type { Operation } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import type { Rest } from '../../model/models';

type Item = Pick<Rest['Item'], 'app_view_uid' | 'view_uid'>;

/** @throws ProviderError if all items belong to another store: then the whole reply is for another store. */
export function assertSomeOwn(items: readonly Item[], storeUid: string, path: string): void {
  const [first] = items;
  if (first && items.every((item) => item.app_view_uid !== storeUid))
    throw new ProviderError('shape', path, { detail: `item ${first.view_uid} has the app_view_uid of another store` });
}

export interface ItemList {
  readonly operation: Operation;
  /** Path in the contract, such as `data.*.lists.data`. */
  readonly list: string;
  readonly storeUid: string;
}

/** Items of other stores are left out and reported. */
export const ownItems = <I extends Item>(
  provider: ProviderCalls,
  { operation, list, storeUid }: ItemList,
  items: readonly I[],
): I[] =>
  items.filter((item) => {
    if (item.app_view_uid === storeUid) return true;
    const violation = '/app_view_uid is that of another store';
    provider.reportInvalid(operation, { list, record: item.view_uid, violation });
    return false;
  });
