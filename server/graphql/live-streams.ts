import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, subscribe } from 'graphql';
import type { StoreRecord } from '../domains/stores/store-record';
import { setSessionCookies } from '../sessions/sessions';
import type { Visit } from '../sessions/visit';
import type { Contexts, FacadeRequest } from '../facade/contexts';
import { reportError } from '../facade/error-model';
import type { Admitted } from './gate';
import { beatMs, eventStream, createStreamQuota } from './event-stream';
import { refusal } from './refusal';

export interface LiveStreamsOptions {
  readonly schema: GraphQLSchema;
  readonly contexts: Contexts;
}

export interface LiveRequest {
  readonly admitted: Admitted;
  readonly record: StoreRecord | null;
  readonly visit: Visit;
  readonly facadeRequest: FacadeRequest;
}

/** Streams customers' subscriptions. If one cannot start, it is refused, and the page polls instead. */
export function createLiveStreams({ schema, contexts }: LiveStreamsOptions) {
  const openStream = createStreamQuota({ ofCustomer: 5, ofStore: 500 });
  const open = new Set<AbortController>();

  return {
    async answer(request: FastifyRequest, reply: FastifyReply, live: LiveRequest) {
      const { admitted, record, visit, facadeRequest } = live;
      if (!record || !visit.session) return refusal(request, reply, { status: 401, reason: 'signed out' });
      if (reply.raw.closed) return refusal(request, reply, { status: 400, reason: 'the client disconnected' });
      const releaseStream = openStream(record.store.id, visit.session.customer);
      if (!releaseStream) return refusal(request, reply, { status: 429, reason: 'too many streams' });
      const stop = new AbortController();
      open.add(stop);
      reply.raw.once('close', () => {
        open.delete(stop);
        releaseStream();
        stop.abort();
      });
      const begun = await subscribe({
        schema,
        document: admitted.document.node,
        variableValues: admitted.variables,
        contextValue: contexts.of(record, { ...facadeRequest, visit, signal: stop.signal }),
      });
      if (!(Symbol.asyncIterator in begun)) {
        const scope = { requestId: request.id, log: request.log, store: record.store.codename };
        const codes = (begun.errors ?? []).map((error) => reportError(error, scope));
        const isSignedOut = codes.includes('SIGNED_OUT');
        if (isSignedOut) visit.end();
        setSessionCookies(reply, record.store.codename, visit);
        // An EventSource does not treat 204 as an error: the browser logs nothing, and the page polls.
        if (codes.includes('NOT_FOUND')) return reply.code(204).header('cache-control', 'no-store').send();
        return refusal(request, reply, isSignedOut ? signedOut : unavailable);
      }
      setSessionCookies(reply, record.store.codename, visit);
      const onBreak = (error: unknown) => {
        if (!stop.signal.aborted) request.log.warn({ err: error, requestId: request.id }, 'a stream failed');
      };
      // Between two beats the socket may be idle.
      request.raw.socket.setTimeout(2 * beatMs);
      return reply
        .header('cache-control', 'no-store')
        .type('text/event-stream; charset=utf-8')
        .send(eventStream(begun, onBreak));
    },

    close() {
      for (const stop of open) stop.abort();
    },
  };
}

const signedOut = { status: 401, reason: 'signed out' };
const unavailable = { status: 503, reason: 'the provider sends no events' };
