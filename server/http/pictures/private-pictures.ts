import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeUpload, type UploadFormat, uploadTypes } from '../../../shared/pictures/encode-upload';
import { uploadBytes, uploadPixels } from '../../__generated__/limits';
import type { OutcomeModel } from '../../model/models';
import type { EncodedPicture } from '../../provider-client/operation';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import { localeOf } from '../../base/locale';
import { pageOrigin } from '../../base/public-origin';
import type { Settings } from '../../base/settings';
import { storeRouteOf } from '../../facade/store-reference';
import type { Facade } from '../../graphql/facade';
import type { StoreRecord } from '../../domains/stores/store-record';
import { sessionConflict, sessionHeader } from '../../sessions/page-session';
import { setSessionCookies, visitOf } from '../../sessions/sessions';
import type { Session, Visit } from '../../sessions/visit';
import { answer, codeOfFailure, type FileCodes } from './upload-answers';
import { createUploadLimit } from './upload-limit';

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

/** As many as the decoder accepts; a customer may send the pictures of a form at once. */
const limits = { places: 24, placesOfPerson: 8 };

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

export type PictureRequest = FastifyRequest<{ Params: { id: string; party?: string }; Querystring: { lang?: string } }>;

type Scope = { session: Session; record: StoreRecord; requestId: string; locale: 'id' | 'en' };

/** Pictures that customers send and nobody else sees. */
export interface PictureKind {
  /** Paths inside a store. */
  sentTo: string;
  shownAt: string;
  codes: FileCodes;
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
  const limitUpload = createUploadLimit(limits);
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
    part.addHook('onRequest', async (request, reply) => {
      const { pictureOwner: owner } = request;
      if (!owner || request.method !== 'POST') return undefined;
      const person = `${owner.record.store.codename}:${owner.session.customer}`;
      return limitUpload(request, reply, { person, maxBytes, tooLarge: codes.tooLarge });
    });
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
