import { type Breakers, createBreakers } from './breakers';
import { withDeadline } from './deadline';
import { createEventStreams, type StreamedEvent } from './event-streams';
import {
  type FormOf,
  type FormOperation,
  type Operation,
  type PlainOperation,
  type QueryOf,
  type Reply,
  wrongOf,
} from './operation';
import { ProviderError } from './provider-error';
import type { ProviderPath } from './provider-path';
import { readReply } from './read-reply';
import { withRetries } from './retry';
import { toProviderError } from './to-provider-error';
import { createTransport, type Exchange, type Method, type Transport } from './transport';
import { createTurns } from './turns';

/** For whom a call is made: the store has a breaker of its own, the id ties the provider's log to ours. */
export interface ProviderScope {
  readonly store: string;
  readonly requestId: string;
  /** The customer's. */
  readonly token?: string;
  /** The visitor's, by which guesses are counted. */
  readonly clientAddress?: string;
  readonly signal?: AbortSignal;
}

/** Calls of the contract, each checked against it. The contract's 404 is null; every other fault a `ProviderError`. */
export interface ProviderCalls {
  get<O extends PlainOperation>(operation: O, path: ProviderPath, query?: QueryOf<O>): Promise<Reply<O> | null>;
  /** Like `get`, but 'unchanged' where the provider still has the version of that ETag. */
  getIfChanged<O extends PlainOperation>(
    operation: O,
    path: ProviderPath,
    query: QueryOf<O> | undefined,
    etag: string | null,
  ): Promise<{ readonly reply: Reply<O>; readonly etag: string | null } | 'unchanged' | null>;
  /** Never tried again, like all that follow: the provider may have done the work although no answer came. */
  postForm<O extends FormOperation>(
    operation: O,
    path: ProviderPath,
    fields: FormOf<O>,
    deadline?: number,
  ): Promise<Reply<O> | null>;
  putForm<O extends FormOperation>(operation: O, path: ProviderPath, fields: FormOf<O>): Promise<Reply<O> | null>;
  post<O extends PlainOperation>(operation: O, path: ProviderPath): Promise<Reply<O> | null>;
  delete<O extends PlainOperation>(operation: O, path: ProviderPath, query: QueryOf<O>): Promise<Reply<O> | null>;
  /** Without a deadline, on a connection of its own, until the provider or the scope's signal ends it. Not checked. */
  listen(path: ProviderPath): Promise<AsyncIterable<StreamedEvent>>;
}

export interface ProviderClient {
  forRequest(scope: ProviderScope): ProviderCalls;
  close(): Promise<void>;
}

export interface ProviderClientOptions {
  readonly baseUrl: string;
  /** Milliseconds for a call with all its attempts, unless the call has its own. */
  readonly deadline?: number;
  readonly transport?: Transport;
  readonly breakers?: Breakers;
  readonly random?: () => number;
  readonly onCall?: (call: ProviderCallReport) => void;
}

/** What came of a call with all its attempts; one that its caller gave up is not told about. */
export interface ProviderCallReport {
  readonly operation: Operation;
  readonly store: string;
  readonly fault: ProviderError | null;
  readonly milliseconds: number;
}

interface Call {
  readonly operation: Operation;
  readonly path: ProviderPath;
  readonly method: Method;
  readonly query?: object;
  readonly form?: object;
  readonly etag?: string | null;
  readonly deadline?: number;
}

/** Of the transport's connections; a store whose calls hang leaves the others to the rest. */
const mostAtOnceOfStore = 64;

export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const transport = options.transport ?? createTransport(options.baseUrl);
  const breakers = options.breakers ?? createBreakers();
  const deadline = options.deadline ?? 2_000;
  const turns = createTurns(mostAtOnceOfStore);
  const streams = createEventStreams(options.baseUrl);

  async function perform<T>(scope: ProviderScope, call: Call, read: (exchange: Exchange) => T): Promise<T> {
    const { operation, path, method } = call;
    const wrong = wrongOf(operation, call);
    if (wrong) throw new ProviderError('input', path, { detail: wrong });
    const body = call.form && encodeFields(call.form);
    const query = encodeFields(call.query ?? {});
    const headers = headersOf(scope, call);
    const guarded = breakers.of(scope.store);
    const started = performance.now();
    const tell = (fault: ProviderError | null) =>
      options.onCall?.({ operation, store: scope.store, fault, milliseconds: performance.now() - started });
    return withDeadline(call.deadline ?? deadline, scope.signal, async (signal) => {
      const attempt = async () => {
        try {
          const target = query ? `${path}?${query}` : path;
          const request = { method, target, headers, signal, ...(body !== undefined && { body }) };
          const exchange = await turns(scope.store, signal, () => transport.send(request));
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
        const fault = toProviderError(error, path, signal);
        if (fault instanceof ProviderError) tell(fault);
        throw fault;
      }
    });
  }

  return {
    forRequest: (scope) => ({
      get: (operation, path, query) =>
        perform(scope, { operation, path, method: 'GET', query }, (exchange) => readReply(operation, path, exchange)),
      getIfChanged: (operation, path, query, etag) =>
        perform(scope, { operation, path, method: 'GET', query, etag }, (exchange) => {
          if (exchange.status === 304 && etag) return 'unchanged';
          const reply = readReply(operation, path, exchange);
          return reply && { reply, etag: exchange.etag };
        }),
      postForm: (operation, path, form, deadline) =>
        perform(scope, { operation, path, method: 'POST', form, deadline }, (exchange) =>
          readReply(operation, path, exchange),
        ),
      putForm: (operation, path, form) =>
        perform(scope, { operation, path, method: 'PUT', form }, (exchange) => readReply(operation, path, exchange)),
      post: (operation, path) =>
        perform(scope, { operation, path, method: 'POST' }, (exchange) => readReply(operation, path, exchange)),
      delete: (operation, path, query) =>
        perform(scope, { operation, path, method: 'DELETE', query }, (exchange) =>
          readReply(operation, path, exchange),
        ),
      listen: (path) =>
        streams.open(path, { ...headersOf(scope), accept: 'text/event-stream' }, scope.signal ?? neverAborted),
    }),
    async close() {
      breakers.close();
      await Promise.all([transport.close(), streams.close()]);
    },
  };
}

const neverAborted = new AbortController().signal;

const headersOf = (scope: ProviderScope, { form, etag }: Pick<Call, 'form' | 'etag'> = {}): Record<string, string> => ({
  accept: 'application/json',
  'x-request-id': scope.requestId,
  ...(scope.token && { authorization: `Bearer ${scope.token}` }),
  ...(scope.clientAddress && { 'x-client-address': scope.clientAddress }),
  ...(etag && { 'if-none-match': etag }),
  ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
});

function encodeFields(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
