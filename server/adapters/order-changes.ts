import { streamPaths } from '../__generated__/provider-operations';
import type { OrderChange } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import { orderStatus } from './codes/order-codes';
import { isViewUid } from './model/ids';

/** Resolves once the provider is subscribed. */
export async function openOrderChanges(provider: ProviderCalls): Promise<AsyncIterable<OrderChange>> {
  const events = await provider.streamEvents();
  return (async function* () {
    for await (const { name, data } of events) if (name === 'order') yield read(data);
  })();
}

function read(data: string): OrderChange {
  try {
    const { unique_id: id, order_status: status } = JSON.parse(data) as { unique_id?: unknown; order_status?: unknown };
    if (typeof id === 'string' && isViewUid(id) && typeof status === 'number')
      return { id, status: orderStatus(status) };
  } catch (cause) {
    throw new ProviderError('shape', streamPaths.streamEvents, { detail: 'an event is not JSON', cause });
  }
  throw new ProviderError('shape', streamPaths.streamEvents, { detail: 'an event names no order' });
}
