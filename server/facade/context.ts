import type { DirectoryPage } from '../__generated__/resolvers';
import type { createAccount } from '../domains/accounts/adapter';
import type { createRegions } from '../domains/addresses/adapter';
import type { createSlots } from '../domains/bookings/adapter';
import type { createSearch } from '../domains/search/adapter';
import type { createTracking } from '../domains/tracking/adapter';
import type { Horizon } from '../cache/horizon';
import type { ProfileModel } from '../model/models';
import type { StoreRecord } from '../domains/stores/store-record';
import type { Geocoder } from '../geocoding/geocoder';
import type { FramePayload } from '../sealing/sealer';
import type { Content } from './content';
import type { CustomerCalls } from './customer';
import { FacadeError } from './error-model';
import type { Visit } from '../sessions/visit';
import type { Locale } from '../base/locale';
import type { Log } from '../base/log';

export interface FacadeContext {
  readonly requestId: string;
  readonly locale: Locale;
  readonly log: Log;
  readonly signal?: AbortSignal;
  /** Null if the request names no store, or a store that does not exist. */
  readonly store: StoreContext | null;
  readonly directory: (page: number) => Promise<DirectoryPage>;
  /** A path of this origin that is valid for 5 minutes. */
  readonly framePath: (payload: FramePayload) => string;
  readonly now: () => number;
  /** An answer that depends on the clock limits it. */
  readonly horizon: Horizon;
  readonly visit: Visit;
}

export interface StoreContext {
  readonly record: StoreRecord;
  readonly content: Content;
  readonly tracking: ReturnType<typeof createTracking>;
  /** Never cached: a position is personal. */
  readonly nearby: Pick<ReturnType<typeof createSearch>, 'byPosition'>;
  readonly slots: ReturnType<typeof createSlots>;
  readonly geocoder: Geocoder;
  readonly regions: ReturnType<typeof createRegions>;
  readonly account: ReturnType<typeof createAccount>;
  readonly customer: CustomerCalls | null;
  /** The calls of the customer who has just signed in with `token`; if it is null, of the request's own session. */
  readonly signedIn: (profile: ProfileModel, token: string | null) => CustomerCalls;
}

export function storeOf({ store }: FacadeContext): StoreContext {
  if (!store) throw new FacadeError('NOT_FOUND', 'The request does not name an existing store');
  return store;
}

/** @throws FacadeError for a guest. */
export function customerOf(context: FacadeContext): CustomerCalls {
  const { customer } = storeOf(context);
  if (!customer) throw new FacadeError('SIGNED_OUT');
  return customer;
}
