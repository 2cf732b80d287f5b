import { createAccount } from '../domains/accounts/adapter';
import { createApps } from '../domains/stores/adapter';
import type { StoreRecord } from '../domains/stores/store-record';
import { createSlots } from '../domains/bookings/adapter';
import { createRegions } from '../domains/addresses/adapter';
import { createSearch } from '../domains/search/adapter';
import { createTracking } from '../domains/tracking/adapter';
import type { DirectoryPage } from '../__generated__/resolvers';
import { type Cache, cacheKey } from '../cache/cache';
import { createHorizon, type Horizon } from '../cache/horizon';
import type { Locale } from '../base/locale';
import type { ProviderClient } from '../provider-client/provider-client';
import type { Geocoder } from '../geocoding/geocoder';
import type { Preview } from '../sealing/preview-sealer';
import type { FrameSealer } from '../sealing/sealer';
import { createContent } from './content';
import type { FacadeContext, StoreContext } from './context';
import { createCustomer } from './customer';
import { madeUpCustomerCalls } from './made-up-customer/customer-calls';
import { person } from './made-up-customer/person';
import { noCache, noTracking, previewScope } from './previews';
import type { Log } from '../base/log';
import { guest, type Visit } from '../sessions/visit';
import { withinSignal } from './within-signal';

export interface FacadeRequest {
  readonly requestId: string;
  readonly locale: Locale;
  readonly log: Log;
  readonly signal?: AbortSignal;
  readonly visit?: Visit;
  readonly clientAddress?: string | null;
  /** The browser's name for customers, such as "Chrome, Android"; empty if unknown. */
  readonly device?: string;
  /** The request sees the store at another revision, without a session: as a guest, or as a made-up customer. */
  readonly preview?: Preview | null;
  /** Is told until when what the request reads stays as it is. */
  readonly horizon?: Horizon;
}

/** For how long a reply that nothing tells the end of is trusted, in milliseconds. */
const briefMs = 2_000;
/** A page with a frame's URL, which is valid for five minutes, leaves the visitor four of them. */
const frameMs = 60_000;
/** The provider's clock may be behind. */
const minValidMs = 1_000;

export interface ContextsOptions {
  readonly provider: ProviderClient;
  readonly cache: Cache;
  readonly sealer: FrameSealer;
  readonly geocoder: Geocoder;
  readonly now: () => number;
  readonly isMultiTenant: boolean;
}

type DirectoryRequest = Pick<FacadeRequest, 'requestId'> & Partial<Pick<FacadeRequest, 'locale'>>;

export function createContexts({ provider, cache, sealer, geocoder, now, isMultiTenant }: ContextsOptions) {
  const directory = async ({ requestId, locale = 'id' }: DirectoryRequest, page: number): Promise<DirectoryPage> => {
    if (!isMultiTenant) return { stores: [], lastPage: 1 };
    const apps = createApps(provider.forRequest({ store: '', requestId, locale }));
    const scope = { store: '', revision: '', locale };
    return cache.read(cacheKey<DirectoryPage>('directory', scope, page), () => apps.list(page));
  };

  return {
    directory,
    of(record: StoreRecord | null, request: FacadeRequest): FacadeContext {
      const horizon = request.horizon ?? createHorizon();
      return {
        ...request,
        horizon,
        visit: request.visit ?? guest,
        directory(page) {
          horizon.limit(now() + briefMs);
          return withinSignal(directory(request, page), request.signal);
        },
        framePath(payload) {
          horizon.limit(now() + frameMs);
          return `/frame/${sealer.seal({ ...payload, ...(request.preview && { preview: request.preview }) })}`;
        },
        now,
        store: record && storeContext(record, request, horizon),
      };
    },
  };

  function storeContext(record: StoreRecord, request: FacadeRequest, horizon: Horizon): StoreContext {
    const { requestId, locale, signal, clientAddress, device = '', visit, preview } = request;
    const scope = { store: record.store.codename, requestId, locale, ...(preview && previewScope(preview)) };
    const onReply = () => horizon.limit(now() + briefMs);
    const bound = provider.forRequest({ ...scope, onReply, ...(signal && { signal }) });
    const session = !preview && visit?.session?.store === record.store.id ? visit.session : null;
    const personalWith = (token: string | undefined) =>
      provider.forRequest({
        ...scope,
        onReply,
        ...(signal && { signal }),
        ...(clientAddress && { clientAddress }),
        ...(token && { token }),
      });
    const personal = personalWith(session?.token);
    const madeUp = () =>
      createCustomer(madeUpCustomerCalls({ provider: bound, record, locale, now: now() }), record, person.id);
    return {
      record,
      content: createContent({
        record,
        provider: provider.forRequest({
          ...scope,
          onReply: (expires) => expires !== null && horizon.limit(Math.max(expires, now() + minValidMs)),
        }),
        cache: preview ? noCache : cache,
        horizon,
        locale,
        ...(signal && { signal }),
      }),
      tracking: preview ? noTracking : createTracking(bound, record.store),
      nearby: createSearch(bound, record.store),
      slots: createSlots(bound, record.store),
      geocoder,
      regions: createRegions(bound),
      account: createAccount(personal, record, device),
      customer:
        preview?.viewer === 'customer' ? madeUp() : session && createCustomer(personal, record, session.customer),
      signedIn: (profile, token) =>
        createCustomer(token === null ? personal : personalWith(token), record, profile.id, profile),
    };
  }
}

export type Contexts = ReturnType<typeof createContexts>;
