import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  encodeUpload,
  type UploadFormat,
  type UploadRefusal,
  UploadRefused,
  uploadTypes,
} from '../../../shared/pictures/encode-upload';
import { Busy, retryAfterSeconds } from '../../../shared/queues/create-queue';
import { uploadBytes, uploadPixels } from '../../__generated__/limits';
import type { ErrorCode, RefusalCode } from '../../__generated__/resolvers';
import type { OutcomeModel } from '../../model/models';
import type { EncodedPicture } from '../../provider-client/operation';
import { ProviderError } from '../../provider-client/provider-error';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import { localeOf } from '../../base/locale';
import { pageOrigin } from '../../base/public-origin';
import type { Settings } from '../../base/settings';
import { reportError } from '../../facade/error-model';
import { storeRouteOf } from '../../facade/store-reference';
import type { Facade } from '../../graphql/facade';
import type { StoreRecord } from '../../domains/stores/store-record';
import { sessionConflict, sessionHeader } from '../../sessions/page-session';
import { setSessionCookies, visitOf } from '../../sessions/sessions';
import type { Session, Visit } from '../../sessions/visit';

type Code = ErrorCode | RefusalCode | 'FORBIDDEN' | 'BUSY';

interface Owner {
  record: StoreRecord;
  visit: Visit;
  session: Session;
}

declare module 'fastify' {
  interface FastifyRequest {
    pictureOwner: Owner | null;
  }
}

/** As many as the decoder accepts. */
const maxUploads = 24;

/** Status by code; any other code is a refusal that the customer can act on. */
const statuses: { readonly [Name in Code]?: number } = {
  SIGNED_OUT: 401,
  OTHER_SESSION: 409,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  PROOF_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  PHOTO_SIZE: 413,
  PROOF_INVALID: 415,
  PICTURE_INVALID: 415,
  PHOTO_FORMAT: 415,
  BUSY: 503,
  PROVIDER_UNAVAILABLE: 502,
  PROVIDER_TIMEOUT: 503,
  INTERNAL: 500,
};

/** `code` is null if the picture was sent. */
export function answer(reply: FastifyReply, code: Code | null, message = '', ownStatus?: number) {
  const status = ownStatus ?? (code === null ? 200 : (statuses[code] ?? 422));
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: code === null, code, message });
}

/** Whether our own page sent the request. Its scripts send their origin; requests for pictures have none. */
function isOwn({ method, headers }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')) return false;
  return headers.origin === ownOrigin || (isRead && headers.origin === undefined);
}

/**
 * Whether a script sent the request. An element that shows a picture sends no header of ours; the picture has its own
 * id.
 */
const isSent = ({ method }: FastifyRequest) => method === 'POST';

/**
 * Finds the owner of the picture before any byte of the body is read.
 * @param isNamed which requests name the session of their page
 */
export function findOwner(facade: Facade, settings: Settings, isNamed: (request: FastifyRequest) => boolean = isSent) {
  return async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwn(request, pageOrigin(request, settings))) return answer(reply, 'FORBIDDEN');
    const route = storeRouteOf(request, settings);
    const record = route?.store ? await facade.storeRecord(route.store) : null;
    if (!record) return answer(reply, 'NOT_FOUND');
    const { codename, id } = record.store;
    const visit = visitOf(facade.visit, request, { codename, id });
    const named = request.headers[sessionHeader];
    const conflict = named !== undefined || isNamed(request) ? sessionConflict(named, visit) : null;
    if (!visit.session || conflict) {
      setSessionCookies(reply, codename, visit);
      return answer(reply, conflict ?? 'SIGNED_OUT');
    }
    request.pictureOwner = { record, visit, session: visit.session };
    return undefined;
  };
}

/** Counts the uploads of all kinds: at most `maxUploads` are in memory at a time. */
function createUploadLimit() {
  let uploads = 0;
  return ({ codes, maxBytes = uploadBytes }: PictureKind) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== 'POST') return undefined;
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) return answer(reply, codes.tooLarge);
      if (uploads >= maxUploads) return answer(reply, 'BUSY');
      uploads += 1;
      reply.raw.once('close', () => {
        uploads -= 1;
      });
      return undefined;
    };
}

const isProviderBusy = (error: unknown) => error instanceof ProviderError && error.kind === 'busy';

function codeOfFailure(error: FastifyError | Error, request: FastifyRequest, codes: PictureKind['codes']): Code {
  if (error instanceof UploadRefused) return codes[error.reason];
  if (error instanceof Busy || isProviderBusy(error)) return 'BUSY';
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return codes.tooLarge;
  if (code.startsWith('FST_ERR_CTP_')) return codes.invalid;
  if (statusCode < 500) return 'BAD_INPUT';
  return reportError(error, { requestId: request.id, log: request.log });
}

export type PictureRequest = FastifyRequest<{ Params: { id: string; party?: string }; Querystring: { lang?: string } }>;

type Scope = { session: Session; record: StoreRecord; requestId: string; locale: 'id' | 'en' };

/** Pictures that customers send and nobody else sees. */
export interface PictureKind {
  /** Paths inside a store. */
  sentTo: string;
  shownAt: string;
  codes: Readonly<Record<UploadRefusal, RefusalCode>>;
  maxBytes?: number;
  formats?: readonly UploadFormat[];
  /** Needs the header `idempotency-key`. */
  isKeyed: boolean;
  /** Null unless the picture is the customer's. */
  send(scope: Scope, request: PictureRequest, picture: EncodedPicture): Promise<OutcomeModel | null>;
  find(scope: Scope, id: string): Promise<PrivatePicture | null>;
}

const keyHeader = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9_.-]{8,64}$' } },
};

/** The provider gets a picture decoded and encoded here, never the customer's file. */
export function privatePictures(
  app: FastifyInstance,
  { facade, settings }: { facade: Facade; settings: Settings },
  kinds: readonly PictureKind[],
) {
  const prefix = settings.MULTI_TENANT ? '/:codename' : '';
  const limitUploads = createUploadLimit();
  const scopeOf = (request: PictureRequest) => {
    const { pictureOwner: owner } = request;
    if (!owner) throw new Error('request.pictureOwner is not set');
    const { session, record } = owner;
    return { owner, scope: { session, record, requestId: request.id, locale: localeOf(request).locale } };
  };

  const registerKind = (kind: PictureKind) => async (part: FastifyInstance) => {
    const { sentTo, shownAt, codes, isKeyed, maxBytes = uploadBytes, formats } = kind;
    part.decorateRequest('pictureOwner', null);
    part.removeAllContentTypeParsers();
    part.addContentTypeParser(uploadTypes, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    part.addHook('onRequest', findOwner(facade, settings));
    part.addHook('onRequest', limitUploads(kind));
    part.setErrorHandler((error: FastifyError, request, reply) => {
      const code = codeOfFailure(error, request, codes);
      const { pictureOwner: owner } = request;
      if (owner && code === 'SIGNED_OUT') {
        owner.visit.end();
        setSessionCookies(reply, owner.record.store.codename, owner.visit);
      }
      return answer(reply, code);
    });

    part.post(
      prefix + sentTo,
      { schema: isKeyed ? { headers: keyHeader } : {} },
      async (request: PictureRequest, reply) => {
        const { owner, scope } = scopeOf(request);
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const body = await encodeUpload(file, { bytes: maxBytes, pixels: uploadPixels, ...(formats && { formats }) });
        const outcome = await kind.send(scope, request, { type: 'image/webp', body });
        setSessionCookies(reply, owner.record.store.codename, owner.visit);
        if (!outcome) return answer(reply, 'NOT_FOUND');
        return outcome.__typename === 'Refusal'
          ? answer(reply, outcome.code, outcome.message)
          : answer(reply, null, outcome.message);
      },
    );

    part.get(prefix + shownAt, async (request: PictureRequest, reply) => {
      const { owner, scope } = scopeOf(request);
      const picture = await kind.find(scope, request.params.id);
      setSessionCookies(reply, owner.record.store.codename, owner.visit);
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
  };
  for (const kind of kinds) void app.register(registerKind(kind));
}
