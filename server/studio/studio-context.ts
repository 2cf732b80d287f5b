import { FacadeError } from '../facade/error-model';
import type { Log } from '../base/log';
import type { Reply } from '../provider-client/operation';
import type { ProviderCalls } from '../provider-client/provider-client';
import type { Preview, PreviewSealer } from '../sealing/preview-sealer';
import type { StaffVisit } from './staff-session';

export type StaffProfile = Reply<'getStaffProfile'>['data'];

/** The calls of a request with one token, or with none. */
export interface StaffCalls {
  readonly ofPerson: ProviderCalls;
  /** A store has a circuit breaker of its own. */
  readonly ofStore: (codename: string) => ProviderCalls;
  /** Loaded once in a request. */
  readonly profile: () => Promise<StaffProfile>;
}

/** What the resolvers of one request to `/studio/graphql` need. */
export interface StudioContext {
  readonly requestId: string;
  readonly log: Log;
  /** The browser's name for people, such as "Chrome, Android"; empty if unknown. */
  readonly device: string;
  readonly visit: StaffVisit;
  readonly calls: StaffCalls;
  readonly callsWith: (token: string | null) => StaffCalls;
  readonly previews: PreviewSealer;
  /** Whether the provider shows previews to this server, asked with one of them. */
  readonly hasPreviews: (preview: Preview) => Promise<boolean>;
  /** Where customers find a store; null if unknown. */
  readonly urlOf: (codename: string) => Promise<string | null>;
  readonly now: () => number;
  /** @throws FacadeError if the provider has no studio. */
  readonly requireStudio: () => Promise<void>;
}

/** @throws FacadeError if nobody is signed in. */
export function staffCalls({ visit, calls }: StudioContext): StaffCalls {
  if (visit.token === null) throw new FacadeError('SIGNED_OUT');
  return calls;
}
