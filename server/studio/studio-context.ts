import type { Log } from '../base/log';
import type { ProviderCalls } from '../provider-client/provider-client';

/** What the resolvers of one request to `/studio/graphql` need. */
export interface StudioContext {
  readonly requestId: string;
  readonly log: Log;
  readonly calls: ProviderCalls;
}
