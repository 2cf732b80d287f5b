import { ProviderError } from '../provider-client/provider-error';
import type { Rest } from './models';

/** Refuses a reply that carries another store's items, whatever its key or address said. */
export function assertOwnItems(items: readonly Rest['Item'][], storeUid: string, path: string): void {
  const foreign = items.find((item) => item.app_view_uid !== storeUid);
  if (foreign) throw new ProviderError('shape', path, { detail: `item ${foreign.view_uid} belongs to another store` });
}
