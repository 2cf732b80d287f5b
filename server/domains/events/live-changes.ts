import { streamPaths } from '../../__generated__/provider-operations';
import type { ChatChange, NotificationChange, OrderChange } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { chatParty } from '../chat/codes';
import { orderStatus } from '../../model/order-status';
import { isViewUid } from '../../model/ids';

export type CustomerChangeModel =
  | ({ __typename: 'OrderChange' } & Omit<OrderChange, '__typename'>)
  | ({ __typename: 'ChatChange' } & Omit<ChatChange, '__typename'>)
  | ({ __typename: 'NotificationChange' } & Omit<NotificationChange, '__typename'>);

type Fields = { readonly [name: string]: unknown };

/** By event name; they return null if the data have the wrong shape. */
const readers: { readonly [name: string]: (fields: Fields) => CustomerChangeModel | null } = {
  order: ({ unique_id: id, order_status: status }) =>
    typeof id === 'string' && isViewUid(id) && typeof status === 'number'
      ? { __typename: 'OrderChange', id, status: orderStatus(status) }
      : null,
  message: ({ to_type: party, to_view_uid: id, message_id: message, unread }) =>
    typeof id === 'string' &&
    isViewUid(id) &&
    typeof message === 'string' &&
    typeof party === 'number' &&
    Number.isInteger(unread)
      ? { __typename: 'ChatChange', id, party: chatParty(party), message, unread: Number(unread) }
      : null,
  notification: ({ unread }) =>
    Number.isInteger(unread) ? { __typename: 'NotificationChange', unread: Number(unread) } : null,
};

/** Resolves once the provider is subscribed. Events with names outside the contract are ignored. */
export async function openCustomerChanges(provider: ProviderCalls): Promise<AsyncIterable<CustomerChangeModel>> {
  const events = await provider.streamEvents();
  return (async function* () {
    for await (const { name, data } of events) {
      const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
      if (read) yield parse(data, read);
    }
  })();
}

function parse(data: string, read: (fields: Fields) => CustomerChangeModel | null): CustomerChangeModel {
  const invalid = (detail: string, cause?: unknown) =>
    new ProviderError('shape', streamPaths.streamEvents, { detail, cause });
  let fields: Fields;
  try {
    fields = JSON.parse(data) as Fields;
  } catch (cause) {
    throw invalid('the event is not JSON', cause);
  }
  const change = read(fields ?? {});
  if (!change) throw invalid('the event has the wrong shape');
  return change;
}
