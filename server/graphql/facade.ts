import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import type { FastifyPluginAsync } from 'fastify';
import type { DirectoryPage } from '../__generated__/resolvers';
import persistedDocuments from '../__generated__/persisted-documents.json';
import { type PathsPage, createSitemapPaths } from '../domains/catalogue/sitemap-paths';
import type { StoreReference } from '../domains/stores/adapter';
import { type UnknownCode, unknownCodeChannel } from '../model/code-table';
import { type ChatPictures, createChat } from '../domains/chat/adapter';
import { createPhotos, type Photos } from '../domains/accounts/photos';
import { createFormFiles, type FormFiles } from '../domains/forms/form-files';
import { createInvoiceProofs, type InvoiceProofs } from '../domains/invoices/invoice-proofs';
import { createCompiledHtml } from '../domains/catalogue/compiled-html';
import type { Locale } from '../base/locale';
import type { StoreRecord } from '../domains/stores/store-record';
import { allowMediaHosts, unusablePictureChannel } from '../values/links';
import { createCache, cacheKey } from '../cache/cache';
import { type CacheBudget, createCacheBudget } from '../cache/cache-budget';
import { defaultCacheMb, type FacadeSettings } from '../base/settings';
import { createOpenPreview, loadPreview, type OpenPreview, previewScope } from '../facade/previews';
import { createStoreChanges } from '../facade/store-changes';
import { loadAnyStore, createStoreRecords } from '../facade/store-records';
import {
  createProviderClient,
  type InvalidRecordReport,
  type ProviderCallReport,
  type ProviderCalls,
  type ProviderClient,
} from '../provider-client/provider-client';
import { createGeocoder } from '../geocoding/create-geocoder';
import type { Geocoder } from '../geocoding/geocoder';
import { createPreviewSealer } from '../sealing/preview-sealer';
import { createFrameSealer } from '../sealing/sealer';
import { createSessions, type Sessions } from '../sessions/sessions';
import type { Session } from '../sessions/visit';
import { createContexts, type FacadeRequest } from '../facade/contexts';
import { FacadeError, publicError } from '../facade/error-model';
import { executeInStore } from './execute-safely';
import { graphqlRoute } from './graphql-route';
import { type Log, createOnceLog } from '../base/log';
import { facadeSchema as schema } from './schema';
import { readPreviousDocuments, readTrustedDocuments, type TrustedDocuments } from './trusted-documents';
import { withinSignal } from '../facade/within-signal';

export interface FacadeOptions {
  readonly providerUrl: string;
  readonly settings: FacadeSettings;
  readonly log: Log;
  readonly caches?: CacheBudget;
  readonly provider?: ProviderClient;
  readonly providerDeadlineMs?: number;
  readonly geocoder?: Geocoder;
  readonly onProviderCall?: (call: ProviderCallReport) => void;
  readonly onInvalidRecord?: (report: InvalidRecordReport) => void;
  readonly documents?: TrustedDocuments;
  readonly previousDocuments?: Readonly<Record<string, string>>;
  readonly now?: () => number;
}

export interface RunOptions extends FacadeRequest {
  readonly store: StoreReference | StoreRecord | null;
  readonly documentId: string;
  readonly variables: object;
}

export interface RunAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

export interface Facade {
  /** Never throws: errors are part of the result, masked and logged. */
  run<Data>(options: RunOptions): Promise<RunAnswer<Data>>;
  /** @throws ProviderError if the provider fails and no last good configuration is known. */
  storeRecord(
    reference: StoreReference,
    request?: Pick<FacadeRequest, 'requestId' | 'log'> & Partial<Pick<FacadeRequest, 'locale'>>,
  ): Promise<StoreRecord | null>;
  /** A preview and its store, for the last two parts of its base; null if it does not exist, has expired or was revoked. */
  readonly openPreview: OpenPreview;
  /** The number of known configurations; loads one if there is none. @throws ProviderError */
  knownStores(): Promise<number>;
  readonly visit: Sessions['visit'];
  /** A page of the stores, from 1; empty in host mode. @throws ProviderError */
  listStores(page: number): Promise<DirectoryPage>;
  /** The tenant's HTML for a sealed URL, not sanitised; null if the URL is invalid or expired. @throws ProviderError */
  frameHtml(
    sealed: string,
    request: Pick<FacadeRequest, 'requestId' | 'log' | 'signal'> & { hostname?: string },
  ): Promise<string | null>;
  /** The proofs of the signed-in customer's invoices. */
  invoiceProofs(
    session: Session,
    record: StoreRecord,
    request: Pick<FacadeRequest, 'requestId' | 'locale'>,
  ): InvoiceProofs;
  /** Null if the customer has requested it too often. */
  personalData(
    session: Session,
    record: StoreRecord,
    request: Pick<FacadeRequest, 'requestId' | 'locale'>,
  ): ReturnType<ProviderCalls['exportPersonalData']>;
  photos(session: Session, record: StoreRecord, request: Pick<FacadeRequest, 'requestId' | 'locale'>): Photos;
  /** The files that the customer uploads for the store's forms. */
  formFiles(session: Session, record: StoreRecord, request: Pick<FacadeRequest, 'requestId' | 'locale'>): FormFiles;
  /** The pictures of the signed-in customer's chats. */
  chatPictures(
    session: Session,
    record: StoreRecord,
    request: Pick<FacadeRequest, 'requestId' | 'locale'>,
  ): ChatPictures;
  itemPaths(store: StoreRecord['store'], page: number, request: Pick<FacadeRequest, 'requestId'>): Promise<PathsPage>;
  readonly plugin: FastifyPluginAsync;
  readonly provider: ProviderClient;
  /** What `storeRecord` answers, if it is known to be the current one and `onStoreChange` will tell a later change. */
  toldRecord(reference: StoreReference, locale: Locale): StoreRecord | null;
  /** @param listener is called with the codename of each store that has changed; with null if any may have */
  onStoreChange(listener: (codename: string | null) => void): void;
  /** Asks the provider to tell which stores change, so that the others need not be asked for. */
  watchStores(): void;
  close(): Promise<void>;
}

/** Logs the codes and pictures of the provider that cannot be used; returns a function that ends this. */
function logUnusableValues(logOnce: ReturnType<typeof createOnceLog>) {
  const onUnknownCode: ChannelListener = (unknown) =>
    logOnce({ ...(unknown as UnknownCode) }, 'the provider uses a code that the contract does not list');
  const onUnusablePicture: ChannelListener = (unusable) =>
    logOnce(
      { ...(unusable as { picture: string }) },
      'a picture of the provider cannot be shown: it is neither kind/file nor an https URL of a host in MEDIA_HOSTS',
    );
  subscribe(unknownCodeChannel, onUnknownCode);
  subscribe(unusablePictureChannel, onUnusablePicture);
  return () => {
    unsubscribe(unknownCodeChannel, onUnknownCode);
    unsubscribe(unusablePictureChannel, onUnusablePicture);
  };
}

const createContentCache = (caches: CacheBudget, log: Log, now: () => number) =>
  createCache({
    entries: caches.open('content'),
    freshFor: 2_000,
    staleFor: 30_000,
    staleOnErrorFor: 5 * 60_000,
    nullFor: 1_000,
    reloadEveryMs: 60_000,
    now,
    onRefreshError: (error, store) =>
      log.warn({ err: error, store }, 'content could not be refreshed; the stale copy is served'),
  });

export function createFacade({ providerUrl, settings, log, now = Date.now, ...given }: FacadeOptions): Facade {
  const caches = given.caches ?? createCacheBudget(defaultCacheMb() * 1024 * 1024);
  const logOnce = createOnceLog(log, now);
  allowMediaHosts(settings.MEDIA_HOSTS);
  const endLogging = logUnusableValues(logOnce);
  const provider =
    given.provider ??
    createProviderClient({
      baseUrl: providerUrl,
      key: settings.PROVIDER_KEY,
      deadline: given.providerDeadlineMs,
      onCall: given.onProviderCall,
      onInvalidRecord: (report) => {
        given.onInvalidRecord?.(report);
        const { requestId, ...facts } = report;
        logOnce(facts, 'a record of the provider was left out: it violates the contract', requestId);
      },
    });
  const current = given.documents ?? readTrustedDocuments(schema, persistedDocuments);
  const documents = new Map([...readPreviousDocuments(schema, given.previousDocuments ?? {}), ...current]);
  const changes = createStoreChanges({ provider, log, now });
  const records = createStoreRecords({ provider, caches, changes, now });
  const sealer = createFrameSealer(settings.SESSION_SECRETS, now);
  const sessions = createSessions(settings.SESSION_SECRETS, now);
  const cache = createContentCache(caches, log, now);
  const geocoder = given.geocoder ?? createGeocoder(settings);
  const contexts = createContexts({
    provider,
    cache,
    sealer,
    geocoder,
    now,
    isMultiTenant: settings.MULTI_TENANT,
  });
  const own = { requestId: 'server', log };

  const customerCalls = (
    { token }: Session,
    { store }: StoreRecord,
    { requestId, locale }: Pick<FacadeRequest, 'requestId' | 'locale'>,
  ) => provider.forRequest({ store: store.codename, requestId, locale, token });

  const openPreview = createOpenPreview(provider, createPreviewSealer(settings.SESSION_SECRETS, now));
  const storeRecord: Facade['storeRecord'] = (reference, request = own) => records.find(reference, request);

  return {
    provider,
    openPreview,
    storeRecord,
    visit: sessions.visit,
    async knownStores() {
      if (records.count() === 0) await loadAnyStore({ provider, settings, storeRecord });
      return records.count();
    },
    listStores: (page) => contexts.directory(own, page),

    async run<Data>({ store, documentId, variables, ...request }: RunOptions): Promise<RunAnswer<Data>> {
      try {
        const document = documents.get(documentId);
        if (!document) throw new FacadeError('BAD_INPUT', 'This operation is unknown');
        const record =
          store && ('store' in store ? store : await withinSignal(storeRecord(store, request), request.signal));
        const contextValue = contexts.of(record, request);
        const execution = executeInStore({
          schema,
          document: document.node,
          variableValues: { ...variables },
          contextValue,
        });
        const { data, errors } = (await execution) as ExecutionResult<Data>;
        return errors ? { data, errors: errors.map((error) => error.toJSON()) } : { data };
      } catch (error) {
        return { errors: [publicError(error, request).toJSON()] };
      }
    },

    async frameHtml(sealed, { requestId, log: requestLog, signal, hostname = '' }) {
      const frame = sealer.open(sealed);
      if (!frame) return null;
      const { store, preview } = frame;
      const request = { requestId, locale: 'id' as const, ...(signal && { signal }) };
      const record = await (preview
        ? loadPreview(provider, preview, request)
        : storeRecord({ codename: store }, { requestId, log: requestLog }));
      if (!record) return null;
      const calls = provider.forRequest({ ...request, store, ...(preview && previewScope(preview)) });
      const compiled = createCompiledHtml(calls, record.store);
      return frame.kind === 'component'
        ? compiled.ofComponent(frame.id, frame, hostname)
        : compiled.ofItem(frame.id, frame, hostname);
    },

    invoiceProofs: (...scope) => createInvoiceProofs(customerCalls(...scope)),
    personalData: (...scope) => customerCalls(...scope).exportPersonalData(),
    formFiles: (...scope) => createFormFiles(customerCalls(...scope)),
    photos: (...scope) => createPhotos(customerCalls(...scope)),
    chatPictures: (session, record, request) =>
      createChat(customerCalls(session, record, request), record.store, session.customer),

    itemPaths(store, page, { requestId }) {
      const paths = createSitemapPaths(provider.forRequest({ store: store.codename, requestId }), store);
      const scope = { store: store.id, revision: store.revision, locale: '' };
      return cache.read(cacheKey<PathsPage>('sitemap', scope, page), () => paths.list(page));
    },

    plugin: graphqlRoute({
      schema,
      documents,
      contexts,
      sessions,
      storeRecord,
      openPreview,
      settings,
      log,
      now,
      caches,
    }),
    toldRecord: (reference, locale) => records.told(reference, locale),
    onStoreChange: (listener) => changes.onChange(listener),
    watchStores: () => changes.watch(),
    async close() {
      endLogging();
      await changes.close();
      await Promise.all([provider.close(), geocoder.close()]);
    },
  };
}
