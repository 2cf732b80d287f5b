import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { serverAnswerMs } from '../__generated__/limits';
import type { StoreReference } from '../domains/stores/adapter';
import type { CacheBudget } from '../cache/cache-budget';
import type { StoreRecord } from '../domains/stores/store-record';
import { clientAddressOf } from '../base/client-address';
import { deviceOf } from '../base/device';
import { storeOfHost } from '../facade/store-reference';
import { pageOrigin } from '../base/public-origin';
import { sessionConflict, sessionHeader } from '../sessions/page-session';
import { type Sessions, setSessionCookies, visitOf } from '../sessions/sessions';
import { guest } from '../sessions/visit';
import { createAnswers } from './answers';
import { askedLocale } from './asked-locale';
import type { Contexts, FacadeRequest } from '../facade/contexts';
import { FacadeError, publicError } from '../facade/error-model';
import type { FacadeSettings } from '../base/settings';
import { withinSignal } from '../facade/within-signal';
import type { OpenPreview } from '../facade/previews';
import { previewRoot } from '../sealing/preview-sealer';
import { checkRequest, storeMethods } from './gate';
import { createLiveStreams } from './live-streams';
import type { Log } from '../base/log';
import { refusal } from './refusal';
import { previewRoute } from './preview-route';
import { sendAnswer, sendResponse } from './send';
import type { TrustedDocuments } from './trusted-documents';
import { createFacadeYoga } from './yoga';

export interface GraphqlRouteOptions {
  readonly schema: GraphQLSchema;
  readonly documents: TrustedDocuments;
  readonly contexts: Contexts;
  readonly sessions: Sessions;
  readonly storeRecord: (reference: StoreReference, request: FacadeRequest) => Promise<StoreRecord | null>;
  readonly openPreview: OpenPreview;
  readonly settings: FacadeSettings;
  readonly log: Log;
  readonly now: () => number;
  readonly caches: CacheBudget;
}

type Query = Readonly<Record<string, unknown>>;

const maxBodyBytes = 100 * 1024;

/** `/graphql`: the gate, then cached responses for guests, then Yoga. */
export function graphqlRoute(options: GraphqlRouteOptions): FastifyPluginAsync {
  const { schema, documents, contexts, sessions, storeRecord, settings, log, now, caches } = options;
  const isOpen = settings.NODE_ENV === 'development';
  const yoga = createFacadeYoga({ schema, documents, isOpen, log });
  const streams = createLiveStreams({ schema, contexts });
  const answers = createAnswers({ yoga, contexts, log, now, caches });
  const answerPreview = previewRoute({ ...options, answers });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const query = request.query as Query;
    const body = typeof request.body === 'string' ? request.body : '';
    const ownOrigin = pageOrigin(request, settings);
    const verdict = checkRequest(
      { method: request.method, headers: request.headers, query, body, ownOrigin },
      { schema, documents, isOpen, methods: storeMethods },
    );
    if (verdict.kind === 'refused') return refusal(request, reply, verdict);

    const locale = askedLocale(query.lang);
    if (!locale) return refusal(request, reply, { status: 400, reason: 'lang' });
    const reference = referenceOf(request, settings);
    if (reference === 'unreadable') return refusal(request, reply, { status: 400, reason: 'store' });
    const signal = AbortSignal.timeout(serverAnswerMs);
    const facadeRequest: FacadeRequest = { requestId: request.id, locale, log: request.log, signal };
    const record = reference && (await withinSignal(storeRecord(reference, facadeRequest), signal));
    if (reference && !record) return refusal(request, reply, { status: 404, reason: 'store' });

    if (verdict.kind === 'trusted' && verdict.document.kind === 'subscription') {
      const visit = record ? visitOf(sessions.visit, request, record.store) : guest;
      const conflict = sessionConflict(query.session, visit);
      if (conflict === 'OTHER_SESSION') return refusal(request, reply, otherSession);
      return streams.answer(request, reply, { admitted: verdict, record, visit, facadeRequest });
    }
    const isPersonal = verdict.kind === 'text' || verdict.document.isPrivate;
    const forMembers = record?.store.signInRequired === true;
    const visit = record && (isPersonal || forMembers) ? visitOf(sessions.visit, request, record.store) : guest;
    if (forMembers && !isPersonal && !visit.session) {
      setSessionCookies(reply, record.store.codename, visit);
      throw new FacadeError('SIGNED_OUT');
    }
    // Operations as text come from the explorer, which belongs to no session of a page.
    const conflict =
      isPersonal && verdict.kind === 'trusted' ? sessionConflict(request.headers[sessionHeader], visit) : null;
    if (record && conflict) {
      setSessionCookies(reply, record.store.codename, visit);
      throw new FacadeError(conflict);
    }
    if (verdict.kind === 'trusted' && request.method === 'GET') {
      const answered = await answers.ofQuery(verdict, record, facadeRequest);
      if (record) setSessionCookies(reply, record.store.codename, visit);
      return sendAnswer(request, reply, answered, forMembers);
    }
    const clientAddress = clientAddressOf(request, settings.TRUSTED_PROXIES);
    const sessionBefore = visit.name();
    const facade = contexts.of(record, {
      ...facadeRequest,
      visit,
      clientAddress,
      device: deviceOf(request.headers['user-agent']),
    });
    const response =
      verdict.kind === 'trusted' ? await answers.ofAny(verdict, facade) : await openly(request, body, facade);
    if (record) setSessionCookies(reply, record.store.codename, visit);
    if (visit.name() !== sessionBefore) void reply.header(sessionHeader, visit.name());
    return sendResponse(reply, response);
  }

  const openly = (request: FastifyRequest, body: string, facade: ReturnType<Contexts['of']>) =>
    yoga.fetch(
      new Request(new URL(request.url, 'http://facade'), {
        method: request.method,
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(request.method === 'POST' && { body }),
      }),
      { facade },
    );

  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 400 && status < 500) return refusal(request, reply, { status, reason: error.code });
      const graphqlError = publicError(error, { requestId: request.id, log: request.log });
      return reply
        .code(200)
        .header('cache-control', 'no-store')
        .send({ errors: [graphqlError.toJSON()] });
    });
    scope.addHook('preClose', async () => streams.close());
    scope.all('/graphql', answer);
    scope.all(`${previewRoot}/:sealed/:codename/graphql`, answerPreview);
  };
}

const otherSession = { status: 409, reason: 'the page belongs to another session', code: 'OTHER_SESSION' };

/** Sub-path mode: `?store=`, or none for the directory. Host mode: by host. */
function referenceOf(request: FastifyRequest, settings: FacadeSettings): StoreReference | null | 'unreadable' {
  if (!settings.MULTI_TENANT) return storeOfHost(request, settings);
  const { store } = request.query as Query;
  if (store === undefined) return null;
  return typeof store === 'string' ? { codename: store } : 'unreadable';
}
