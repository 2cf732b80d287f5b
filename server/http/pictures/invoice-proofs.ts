import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DecoderBusy, encodeUpload, UploadRefused } from '../../../shared/pictures/encode-upload';
import { uploadBytes, uploadPixels } from '../../__generated__/limits';
import type { ErrorCode, RefusalCode } from '../../__generated__/resolvers';
import { localeOf } from '../../base/locale';
import { pageOrigin } from '../../base/public-origin';
import type { Settings } from '../../base/settings';
import { reportError } from '../../facade/error-model';
import { storeRouteOf } from '../../facade/store-reference';
import type { Facade } from '../../graphql/facade';
import type { StoreRecord } from '../../adapters/mapping/store-record';
import { sealedSession, setSessionCookies } from '../../sessions/sessions';
import type { Session, Visit } from '../../sessions/visit';

type Code = ErrorCode | RefusalCode | 'FORBIDDEN' | 'BUSY';

type ProofRequest = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string } }>;

interface Owner {
  record: StoreRecord;
  visit: Visit;
  session: Session;
}

declare module 'fastify' {
  interface FastifyRequest {
    proofOwner: Owner | null;
  }
}

const maxUploads = 8;

/** By code; whatever is not listed is a refusal that the customer can act on. */
const statuses: { readonly [Name in Code]?: number } = {
  SIGNED_OUT: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  PROOF_TOO_LARGE: 413,
  PROOF_INVALID: 415,
  BUSY: 503,
  PROVIDER_UNAVAILABLE: 502,
  PROVIDER_TIMEOUT: 504,
  INTERNAL: 500,
};

/** `code` is null if the proof was sent. */
const answer = (reply: FastifyReply, code: Code | null, message = '') =>
  reply
    .code(code === null ? 200 : (statuses[code] ?? 422))
    .header('cache-control', 'no-store')
    .send({ success: code === null, code, message });

/** Scripts of our own pages send it, with the address of the page; a picture is asked for without one. */
function isOwn({ method, headers }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')) return false;
  return headers.origin === ownOrigin || (isRead && headers.origin === undefined);
}

/** Whose proof it is, found before a byte of the body is read. */
function findOwner(facade: Facade, settings: Settings) {
  return async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwn(request, pageOrigin(request, settings))) return answer(reply, 'FORBIDDEN');
    const route = storeRouteOf(request, settings);
    const record = route?.store ? await facade.storeRecord(route.store) : null;
    if (!record) return answer(reply, 'NOT_FOUND');
    const { codename, id } = record.store;
    const visit = facade.visit(sealedSession(request, codename), id);
    if (!visit.session) {
      setSessionCookies(reply, codename, visit);
      return answer(reply, 'SIGNED_OUT');
    }
    request.proofOwner = { record, visit, session: visit.session };
    return undefined;
  };
}

/** Of uploads, at most `maxUploads` are in memory at a time. */
function limitUploads(scope: FastifyInstance) {
  let uploads = 0;
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    if (Number(request.headers['content-length'] ?? 0) > uploadBytes) return answer(reply, 'PROOF_TOO_LARGE');
    if (uploads >= maxUploads) return answer(reply.header('retry-after', 5), 'BUSY');
    uploads += 1;
    reply.raw.once('close', () => {
      uploads -= 1;
    });
    return undefined;
  });
}

function codeOfFailure(error: FastifyError | Error, request: FastifyRequest): Code {
  if (error instanceof UploadRefused) return error.reason === 'tooLarge' ? 'PROOF_TOO_LARGE' : 'PROOF_INVALID';
  if (error instanceof DecoderBusy) return 'BUSY';
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'PROOF_TOO_LARGE';
  if (code.startsWith('FST_ERR_CTP_')) return 'PROOF_INVALID';
  if (statusCode < 500) return 'BAD_INPUT';
  return reportError(error, { requestId: request.id, log: request.log });
}

/**
 * The proof of an invoice's transfer: sent by its customer, and shown to nobody else. A provider gets what was decoded
 * and encoded here, never the customer's file.
 */
export function invoiceProofs(app: FastifyInstance, { facade, settings }: { facade: Facade; settings: Settings }) {
  const url = `${settings.MULTI_TENANT ? '/:codename' : ''}/invoice/:id/proof`;
  const proofsOf = (request: ProofRequest) => {
    const { proofOwner: owner } = request;
    if (!owner) throw new Error('A proof has no owner');
    const proofs = facade.invoiceProofs(owner.session, owner.record, {
      requestId: request.id,
      locale: localeOf(request).locale,
    });
    return { ...owner, proofs };
  };

  void app.register(async (scope) => {
    scope.decorateRequest('proofOwner', null);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp'],
      { parseAs: 'buffer', bodyLimit: uploadBytes },
      (_request, body, done) => done(null, body),
    );
    scope.addHook('onRequest', findOwner(facade, settings));
    limitUploads(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const code = codeOfFailure(error, request);
      const { proofOwner: owner } = request;
      if (owner && code === 'SIGNED_OUT') {
        owner.visit.lose();
        setSessionCookies(reply, owner.record.store.codename, owner.visit);
      }
      return answer(reply, code);
    });

    scope.post(url, async (request: ProofRequest, reply) => {
      const { record, visit, proofs } = proofsOf(request);
      const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const body = await encodeUpload(file, { bytes: uploadBytes, pixels: uploadPixels });
      const outcome = await proofs.send(request.params.id, { type: 'image/webp', body });
      setSessionCookies(reply, record.store.codename, visit);
      if (!outcome) return answer(reply, 'NOT_FOUND');
      return outcome.__typename === 'Refusal'
        ? answer(reply, outcome.code, outcome.message)
        : answer(reply, null, outcome.message);
    });

    scope.get(url, async (request: ProofRequest, reply) => {
      const { record, visit, proofs } = proofsOf(request);
      const picture = await proofs.find(request.params.id);
      setSessionCookies(reply, record.store.codename, visit);
      if (!picture) return answer(reply, 'NOT_FOUND');
      return reply
        .type(picture.type)
        .headers({
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(picture.body);
    });
  });
}
