import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { serverAnswerMs, storeSourceBytes } from '../__generated__/limits';
import studioDocuments from '../__generated__/studio-documents.json';
import { clientAddressOf } from '../base/client-address';
import { deviceOf } from '../base/device';
import { storeUrl, studioOrigin } from '../base/public-origin';
import type { FacadeSettings } from '../base/settings';
import { publicError } from '../facade/error-model';
import { executeSafely } from '../graphql/execute-safely';
import { checkRequest } from '../graphql/gate';
import { refusal } from '../graphql/refusal';
import { readPreviousDocuments, readTrustedDocuments, type TrustedDocuments } from '../graphql/trusted-documents';
import type { ProviderClient } from '../provider-client/provider-client';
import { createPreviewSealer } from '../sealing/preview-sealer';
import { createPreviewKey } from './preview-key';
import { createStaffCalls } from './staff-calls';
import { createStaffSessions } from './staff-session';
import { studioSchema as schema } from './schema';
import type { StaffCalls, StudioContext } from './studio-context';

export interface StudioFacadeOptions {
  readonly provider: ProviderClient;
  readonly settings: FacadeSettings;
  readonly now?: () => number;
  readonly documents?: TrustedDocuments;
  /** Operations of earlier builds, for open tabs. */
  readonly previousDocuments?: Readonly<Record<string, string>>;
}

/** The limit of the provider for a document; a body of somebody who is not signed in has none. */
const maxBodyBytes = { signedIn: storeSourceBytes, signedOut: 20_000 };
const tooLarge = (bytes: number) => ({ status: 413, reason: `the body has more than ${bytes / 1_000} KB` });

/** Infinite if the request does not tell. */
const lengthOf = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;

async function domainsOf(calls: StaffCalls, codename: string): Promise<readonly string[]> {
  const reply = await calls.ofStore(codename).getApp({ codename }, { orNull: true });
  return reply?.data.domains ?? [];
}

const methods = { POST: new Set<string>() };

/** `POST /studio/graphql`: the gate, then the document. Nothing is cached. */
export function studioFacade({
  provider,
  settings,
  now = Date.now,
  ...given
}: StudioFacadeOptions): FastifyPluginAsync {
  const documents: TrustedDocuments = new Map([
    ...readPreviousDocuments(schema, given.previousDocuments ?? {}),
    ...(given.documents ?? readTrustedDocuments(schema, studioDocuments)),
  ]);
  const sessions = createStaffSessions(settings.SESSION_SECRETS, now);
  const previews = createPreviewSealer(settings.SESSION_SECRETS, now);
  const calls = createStaffCalls(provider);
  const takesKey = createPreviewKey(provider);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const verdict = checkRequest(
      {
        method: request.method,
        headers: request.headers,
        query: request.query as Readonly<Record<string, unknown>>,
        body: typeof request.body === 'string' ? request.body : '',
        ownOrigin: studioOrigin(request, settings),
      },
      { schema, documents, isOpen: false, methods },
    );
    if (verdict.kind !== 'trusted') {
      const reason = verdict.kind === 'text' ? { status: 400, reason: 'no operation' } : verdict;
      return refusal(request, reply, { ...reason, allow: 'POST' });
    }
    const contextValue = contextOf(request, reply);
    const result = await executeSafely(
      { schema, document: verdict.document.node, variableValues: verdict.variables, contextValue },
      { requestId: request.id, log: request.log },
      () => contextValue.visit.end(),
    );
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(result));
  }

  function contextOf(request: FastifyRequest, reply: FastifyReply): StudioContext {
    const visit = sessions.visitOf(request, reply);
    const clientAddress = clientAddressOf(request, settings.TRUSTED_PROXIES);
    const scope = {
      requestId: request.id,
      signal: AbortSignal.timeout(serverAnswerMs),
      ...(clientAddress && { clientAddress }),
    };
    const callsWith = (token: string | null) => calls.with(scope, token);
    return {
      requestId: request.id,
      log: request.log,
      device: deviceOf(request.headers['user-agent']),
      visit,
      previews,
      hasPreviews: async (preview) =>
        settings.PROVIDER_KEY !== '' && takesKey(preview, { requestId: request.id, log: request.log }),
      async urlOf(codename) {
        const domains = settings.MULTI_TENANT ? [] : await domainsOf(callsWith(null), codename);
        return storeUrl(request, settings, { codename, domains });
      },
      now,
      calls: callsWith(visit.token),
      callsWith,
      requireStudio: () => calls.requireStudio(scope),
    };
  }

  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes.signedIn }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return refusal(request, reply, tooLarge(maxBodyBytes.signedIn));
      if (status >= 400 && status < 500) return refusal(request, reply, { status, reason: error.code });
      const graphqlError = publicError(error, { requestId: request.id, log: request.log });
      return reply
        .code(200)
        .header('cache-control', 'no-store')
        .send({ errors: [graphqlError.toJSON()] });
    });
    scope.addHook('onRequest', async (request, reply) => {
      const isSmall = lengthOf(request) <= maxBodyBytes.signedOut;
      if (isSmall || sessions.visitOf(request, reply).token !== null) return undefined;
      return refusal(request, reply, tooLarge(maxBodyBytes.signedOut));
    });
    scope.all('/studio/graphql', answer);
  };
}
