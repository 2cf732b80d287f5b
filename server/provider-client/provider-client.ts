import {
  downloadPaths,
  picturePaths,
  type ProviderDownloads,
  type ProviderOperations,
  type ProviderPictures,
  type ProviderStreams,
  streamPaths,
} from '../__generated__/provider-operations';
import { type Breakers, createBreakers } from './breakers';
import { withDeadline } from './deadline';
import { createDownloads } from './downloads';
import type { InvalidRecord } from './drop-invalid-records';
import { createEventStreams } from './event-streams';
import { type CallOptions, fillPath, invalidOf, type Operation, type Versioned } from './operation';
import { createPrivatePictures } from './private-pictures';
import { bindOperations, type OperationName, type WireCall, wireCall } from './provider-call';
import { ProviderError, toProviderError } from './provider-error';
import { readReply } from './read-reply';
import { withRetries } from './retry';
import { createTransport, type Exchange, type Transport } from './transport';
import { createConcurrencyLimit } from './concurrency';

/** Each store has its own breaker; the id links the provider's log to ours. */
export interface ProviderScope {
  readonly store: string;
  readonly requestId: string;
  readonly locale?: string;
  readonly token?: string;
  /** The visitor's IP address, under which attempts are counted. */
  readonly clientAddress?: string;
  /** Reads a store at another revision, such as `warung:-3:s41c`. */
  readonly preview?: string;
  readonly signal?: AbortSignal;
  /** Called with each reply. @param expires when it changes by the clock, in milliseconds since 1970; null: it does not */
  readonly onReply?: (expires: number | null) => void;
}

/**
 * Validated calls. Only GETs are retried: for other calls, the provider may have done the work even if there was no answer.
 */
export interface ProviderCalls extends ProviderOperations, ProviderStreams, ProviderPictures, ProviderDownloads {
  /** Reports a record that the caller left out because of a rule that a schema cannot express. */
  reportInvalid(operation: Operation, record: InvalidRecord): void;
}

export interface ProviderClient {
  forRequest(scope: ProviderScope): ProviderCalls;
  close(): Promise<void>;
}

export interface ProviderClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** Milliseconds for a call with all its attempts, unless the call has its own limit. */
  readonly deadline?: number | undefined;
  readonly transport?: Transport;
  readonly breakers?: Breakers;
  readonly random?: () => number;
  readonly onCall?: (call: ProviderCallReport) => void;
  readonly onInvalidRecord?: (report: InvalidRecordReport) => void;
}

export interface InvalidRecordReport extends InvalidRecord {
  readonly operation: Operation;
  readonly store: string;
  readonly requestId: string;
}

/** Reports the outcome of a call with all its attempts, but not aborts by the caller. */
export interface ProviderCallReport {
  readonly operation: Operation;
  readonly store: string;
  readonly failure: ProviderError | null;
  readonly milliseconds: number;
}

type Call = WireCall & Pick<CallOptions, 'etag'>;

/** A store's share of the connections, so that a store whose calls hang leaves the rest to others. */
const maxConcurrentPerStore = 64;

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const keyHeader: Record<string, string> = options.key ? { 'x-provider-key': options.key } : {};
  const transport = options.transport ?? createTransport(options.baseUrl);
  const breakers = options.breakers ?? createBreakers();
  const deadline = options.deadline ?? 2_000;
  const concurrency = createConcurrencyLimit(maxConcurrentPerStore);
  const streams = createEventStreams(options.baseUrl);
  const pictures = createPrivatePictures(options.baseUrl);
  const downloads = createDownloads(options.baseUrl);

  const invalidRecordReporter =
    (operation: Operation, { store, requestId }: ProviderScope) =>
    (record: InvalidRecord) =>
      options.onInvalidRecord?.({ operation, store, requestId, ...record });

  async function perform<T>(scope: ProviderScope, call: Call, read: (exchange: Exchange) => T): Promise<T> {
    const { operation, path, method } = call;
    const invalid = invalidOf(operation, call);
    if (invalid) throw new ProviderError('input', path, { detail: invalid });
    const body = bodyOf(call);
    const query = encodeFields(call.query ?? {});
    const headers = { ...headersOf(scope, call), ...keyHeader };
    // Calls that are slow on purpose have their own limit, apart from the store's pages.
    const lane = call.timeoutMs === undefined ? scope.store : `${scope.store} slow`;
    const guarded = breakers.of(scope.store);
    const started = performance.now();
    const tell = (failure: ProviderError | null) =>
      options.onCall?.({ operation, store: scope.store, failure, milliseconds: performance.now() - started });
    return withDeadline(call.timeoutMs ?? deadline, scope.signal, async (signal) => {
      const attempt = async () => {
        try {
          const target = query ? `${path}?${query}` : path;
          const request = { method, target, headers, signal, ...(body !== undefined && { body }) };
          const exchange = await concurrency(lane, signal, () => transport.send(request));
          if (exchange.status === 401 && scope.token) throw new ProviderError('unauthorized', path, { status: 401 });
          return read(exchange);
        } catch (error) {
          throw toProviderError(error, path, signal);
        }
      };
      const guardedAttempt = () => guarded(path, attempt);
      try {
        const result = await (method === 'GET'
          ? withRetries(signal, guardedAttempt, options.random)
          : guardedAttempt());
        tell(null);
        return result;
      } catch (error) {
        const failure = toProviderError(error, path, signal);
        if (failure instanceof ProviderError) tell(failure);
        throw failure;
      }
    });
  }

  async function send(scope: ProviderScope, operation: OperationName, input: object | undefined, options: CallOptions) {
    const { etag } = options;
    const call = { ...wireCall(operation, input), etag };
    const onInvalid = invalidRecordReporter(operation, scope);
    const answer = await perform(scope, call, (exchange) => {
      const expires = momentOf(exchange.expires);
      const reply =
        exchange.status === 304 && etag ? null : { data: readReply(operation, call.path, exchange, onInvalid) };
      scope.onReply?.(expires);
      if (!('etag' in options) || reply?.data === null) return reply?.data ?? null;
      const { catalogueVersion = null } = exchange;
      return {
        reply: reply?.data ?? null,
        etag: exchange.etag,
        catalogueVersion,
        expires,
      } satisfies Versioned<unknown>;
    });
    if (answer === null && !options.orNull) throw new ProviderError('status', call.path, { status: 404 });
    return answer;
  }

  const operationsFor = bindOperations(send);

  const headersFor = (scope: ProviderScope, accept: string) => ({ ...headersOf(scope), ...keyHeader, accept });

  const openStream = (scope: ProviderScope, path: string) =>
    streams.open(path, headersFor(scope, 'text/event-stream'), scope.signal ?? neverAborted);

  const findPicture = (scope: ProviderScope, path: string) =>
    pictures.find(path, headersFor(scope, 'image/*'), scope.signal ?? neverAborted);

  const callsFor = (scope: ProviderScope): Omit<ProviderCalls, OperationName> => ({
    reportInvalid: (operation, record) => invalidRecordReporter(operation, scope)(record),
    streamStoreEvents: () => openStream(scope, streamPaths.streamStoreEvents),
    streamEvents: () => openStream(scope, streamPaths.streamEvents),
    exportPersonalData: () =>
      downloads.open(
        downloadPaths.exportPersonalData,
        headersFor(scope, 'application/octet-stream'),
        scope.signal ?? neverAborted,
      ),
    getInvoiceProof: (input) => findPicture(scope, fillPath(picturePaths.getInvoiceProof, input)),
    getPhoto: (input) => findPicture(scope, fillPath(picturePaths.getPhoto, input)),
    getFormFile: (input) => findPicture(scope, fillPath(picturePaths.getFormFile, input)),
    getChatPicture: (input) => findPicture(scope, fillPath(picturePaths.getChatPicture, input)),
  });

  return {
    forRequest: (scope) => Object.assign(operationsFor(scope), callsFor(scope)),
    async close() {
      breakers.close();
      await Promise.all([transport.close(), streams.close(), pictures.close(), downloads.close()]);
    },
  };
}

function momentOf(date: string | null | undefined): number | null {
  const moment = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

const neverAborted = new AbortController().signal;

const headersOf = (
  scope: ProviderScope,
  { form, json, picture, etag }: Pick<Call, 'form' | 'json' | 'picture' | 'etag'> = {},
): Record<string, string> => ({
  accept: 'application/json',
  'x-request-id': scope.requestId,
  'accept-language': scope.locale ?? 'id',
  ...(scope.preview && { 'x-preview': scope.preview }),
  ...(scope.token && { authorization: `Bearer ${scope.token}` }),
  ...(scope.clientAddress && { 'x-client-address': scope.clientAddress }),
  ...(etag && { 'if-none-match': etag }),
  ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  ...(json && { 'content-type': 'application/json' }),
  ...(picture && { 'content-type': picture.type }),
});

function bodyOf({ form, json, picture }: Pick<Call, 'form' | 'json' | 'picture'>) {
  if (form) return encodeFields(form);
  return json ? JSON.stringify(json) : picture?.body;
}

function encodeFields(fields: object): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}
