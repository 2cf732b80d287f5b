import { ProviderError } from '../provider-client/provider-error';

/** What the provider must have, or else there is no such thing for this customer. @throws ProviderError of status 404 */
export function found<Reply>(reply: Reply | null, address: string): Reply {
  if (reply === null) throw new ProviderError('status', address, { status: 404 });
  return reply;
}
