import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeUpload, uploadTypes } from '../../../shared/pictures/encode-upload';
import { pictureTitleLength, serverAnswerMs, storePictureBytes, uploadPixels } from '../../__generated__/limits';
import { studioOrigin } from '../../base/public-origin';
import type { FacadeSettings } from '../../base/settings';
import type { Reply } from '../../provider-client/operation';
import type { ProviderClient } from '../../provider-client/provider-client';
import { staffRefusalCode } from '../../studio/codes';
import { createStaffCalls } from '../../studio/staff-calls';
import { createStaffSessions, type StaffVisit } from '../../studio/staff-session';
import type { StaffCalls } from '../../studio/studio-context';
import { originalPicture } from '../pictures/images';
import { answer, codeOfFailure, type FileCodes } from '../pictures/upload-answers';
import { createUploadLimit } from '../pictures/upload-limit';
import { type CropArea, cropPicture } from './crop-picture';

interface Uploader {
  codename: string;
  visit: StaffVisit;
  calls: StaffCalls;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploader: Uploader | null;
  }
}

const kinds = ['appicon', 'appslider', 'compbackground', 'listimage', 'popup'] as const;
type Kind = (typeof kinds)[number];

interface UploadRoute {
  Querystring: { store: string; kind: Kind };
}

interface CropRoute extends UploadRoute {
  Body: CropArea & { picture: string };
}

const querystring = {
  type: 'object',
  required: ['store', 'kind'],
  properties: { store: { type: 'string', maxLength: 40 }, kind: { type: 'string', enum: [...kinds] } },
};

const percent = { type: 'number', minimum: 0, maximum: 100 };
const cropBody = {
  type: 'object',
  required: ['picture', 'x', 'y', 'width', 'height'],
  properties: { picture: { type: 'string', maxLength: 140 }, x: percent, y: percent, width: percent, height: percent },
};

/** Each may have 10 MB in memory; a person sends two files at once, and an area of a picture. */
const limits = { places: 8, placesOfPerson: 3 };

const fileCodes: FileCodes = { tooLarge: 'PICTURE_TOO_LARGE', invalid: 'PICTURE_INVALID' };

function titleOf({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers['picture-title'] ?? ''))
      .trim()
      .slice(0, pictureTitleLength);
  } catch {
    return '';
  }
}

const uploadedOf = ({ picture, title, width, height }: NonNullable<Reply<'addStorePicture'>['data']>) => ({
  picture,
  title,
  width,
  height,
});

interface Services {
  /** The origin of the provider, which has the pictures. */
  readonly mediaBase: string;
  readonly provider: ProviderClient;
  readonly settings: FacadeSettings;
}

/** Finds the person and the store before any byte of the body is read. */
function findUploader({ provider, settings }: Services) {
  const sessions = createStaffSessions(settings.SESSION_SECRETS, Date.now);
  const staffCalls = createStaffCalls(provider);
  return async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (site !== 'same-origin' || origin !== studioOrigin(request, settings)) return answer(reply, 'FORBIDDEN');
    const visit = sessions.visitOf(request, reply);
    if (visit.token === null) return answer(reply, 'SIGNED_OUT');
    const scope = { requestId: request.id, signal: AbortSignal.timeout(2 * serverAnswerMs) };
    const calls = staffCalls.with(scope, visit.token);
    const { store: codename } = request.query as UploadRoute['Querystring'];
    request.uploader = { codename, visit, calls };
    const store = (await calls.profile()).stores.find((one) => one.codename === codename);
    if (!store) return answer(reply, 'NOT_FOUND');
    if (store.role === 'viewer') return answer(reply, 'NOT_ALLOWED');
    return undefined;
  };
}

function uploaderOf({ uploader }: FastifyRequest): Uploader {
  if (!uploader) throw new Error('request.uploader is not set');
  return uploader;
}

interface NewPicture {
  kind: Kind;
  title: string;
  file: Buffer;
}

/** Adds a file to the library; a title goes to a picture that has none. */
async function addTo({ codename, calls }: Uploader, { kind, title, file }: NewPicture, reply: FastifyReply) {
  const limits = { bytes: storePictureBytes, pixels: uploadPixels, isTransparent: true };
  const picture = { type: 'image/webp' as const, body: await encodeUpload(file, limits) };
  const ofStore = calls.ofStore(codename);
  const { data, error_code, message } = await ofStore.addStorePicture({ codename, kind, picture });
  if (!data) return answer(reply, staffRefusalCode(error_code), message);
  const isNamed = title !== '' && data.title === '';
  if (isNamed) await ofStore.saveStorePicture({ codename, picture: data.picture, title });
  return reply
    .header('cache-control', 'no-store')
    .send({ success: true, picture: uploadedOf(isNamed ? { ...data, title } : data) });
}

/** The file of a picture that the store has, or that its documents name; null for any other. */
async function findOriginal({ codename, calls }: Uploader, mediaBase: string, picture: string) {
  const { data } = await calls.ofStore(codename).listStorePictures({ codename });
  const found = data?.pictures.find((one) => one.picture === picture);
  const [kind = '', name = ''] = picture.split('/');
  const body = found ? await originalPicture(mediaBase, kind, name) : null;
  return found && body ? { title: found.title, body } : null;
}

/**
 * `POST /studio/pictures` adds a picture to the library of a store; the header `picture-title` has its title in percent
 * encoding. `POST /studio/pictures/crop` adds an area of another one. The provider gets a picture decoded and encoded
 * here, never the file of the person.
 */
export async function pictureUploads(app: FastifyInstance, services: Services) {
  const find = findUploader(services);
  const limitUpload = createUploadLimit(limits);
  await app.register(async (part) => {
    part.decorateRequest('uploader', null);
    part.addHook('onRequest', find);
    part.addHook('onRequest', async (request, reply) => {
      const { staff_uid: person } = await uploaderOf(request).calls.profile();
      return limitUpload(request, reply, { person, maxBytes: storePictureBytes, tooLarge: fileCodes.tooLarge });
    });
    part.setErrorHandler((error: FastifyError, request, reply) => {
      const code = codeOfFailure(error, request, fileCodes);
      if (code === 'SIGNED_OUT') request.uploader?.visit.end();
      return answer(reply, code);
    });

    await part.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      const options = { parseAs: 'buffer' as const, bodyLimit: storePictureBytes };
      uploads.addContentTypeParser(uploadTypes, options, (_request, body, done) => done(null, body));
      uploads.post<UploadRoute>('/studio/pictures', { schema: { querystring } }, (request, reply) => {
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return addTo(uploaderOf(request), { kind: request.query.kind, title: titleOf(request), file }, reply);
      });
    });

    part.post<CropRoute>(
      '/studio/pictures/crop',
      { schema: { querystring, body: cropBody } },
      async (request, reply) => {
        const { picture, ...area } = request.body;
        const uploader = uploaderOf(request);
        const original = await findOriginal(uploader, services.mediaBase, picture);
        if (!original) return answer(reply, 'NOT_FOUND');
        const file = await cropPicture(original.body, area);
        return addTo(uploader, { kind: request.query.kind, title: original.title, file }, reply);
      },
    );
  });
}
