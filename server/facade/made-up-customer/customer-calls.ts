import { operationSpecs } from '../../__generated__/provider-operations';
import { checkReply } from '../../provider-client/operation';
import { bindOperations, type OperationName, wireCall } from '../../provider-client/provider-call';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { addressReplies } from './addresses';
import { cartReplies } from './cart';
import { chatReplies } from './chats';
import { checkoutReplies } from './checkout';
import { invoiceReplies } from './invoices';
import { likedReplies } from './liked';
import { createMadeUp, type MadeUp, type MadeUpOptions } from './made-up';
import { notificationReplies } from './notifications';
import { orderReplies } from './orders';
import { personReplies } from './person';
import { voucherReplies } from './vouchers';
import { walletReplies } from './wallet';

const replies = {
  ...personReplies,
  ...addressReplies,
  ...cartReplies,
  ...checkoutReplies,
  ...voucherReplies,
  ...orderReplies,
  ...invoiceReplies,
  ...walletReplies,
  ...chatReplies,
  ...notificationReplies,
  ...likedReplies,
};

type Answered = keyof typeof replies;

const isAnswered = (operation: OperationName): operation is Answered => Object.hasOwn(replies, operation);

/** A reply that the contract does not allow would show a page that no provider can show. */
async function answer(made: MadeUp, operation: Answered, input: object, path: string): Promise<unknown> {
  const reply = replies[operation] as (made: MadeUp, input: object) => Promise<object | null>;
  const body = await reply(made, input);
  if (body === null) return null;
  const checked = checkReply(operation, structuredClone(body));
  if ('violation' in checked) throw new ProviderError('shape', path, { detail: checked.violation });
  return checked.reply;
}

/**
 * The calls of a customer who does not exist, in a preview. What only a customer reads is made up; what the store says to
 * everybody comes from the provider, without a token; everything else is refused here and reaches nobody.
 */
export function madeUpCustomerCalls(options: MadeUpOptions): ProviderCalls {
  const { provider } = options;
  const made = createMadeUp(options);
  const refuse = (path: string) => Promise.reject(new ProviderError('unsupported', path, { detail: 'in a preview' }));

  const operations = bindOperations<null>(async (_scope, operation, input = {}, callOptions) => {
    const { path } = wireCall(operation, input);
    if (isAnswered(operation)) {
      const reply = await answer(made, operation, input, path);
      if (reply === null && !callOptions.orNull) throw new ProviderError('status', path, { status: 404 });
      return reply;
    }
    if (!operationSpecs[operation].isShownInPreviews) return refuse(path);
    const forward = provider[operation] as (...args: readonly object[]) => Promise<unknown>;
    return forward(input, callOptions);
  });
  const none = async () => null;
  return Object.assign(operations(null), {
    reportInvalid: (...report: Parameters<ProviderCalls['reportInvalid']>) => provider.reportInvalid(...report),
    streamStoreEvents: () => refuse('events'),
    streamEvents: () => refuse('events'),
    exportPersonalData: none,
    getInvoiceProof: none,
    getPhoto: none,
    getFormFile: none,
    getChatPicture: none,
  });
}
