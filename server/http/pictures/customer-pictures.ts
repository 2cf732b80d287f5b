import type { FastifyInstance } from 'fastify';
import { photoBytes } from '../../__generated__/limits';
import type { Settings } from '../../base/settings';
import type { Facade } from '../../graphql/facade';
import { type PictureKind, privatePictures } from './private-pictures';

/** Formats of profile photos and of chat pictures. */
const photoFormats = ['jpeg', 'png'] as const;

/** The proof of an invoice's transfer. */
const invoiceProofs = (facade: Facade): PictureKind => ({
  sentTo: '/invoice/:id/proof',
  shownAt: '/invoice/:id/proof',
  codes: { tooLarge: 'PROOF_TOO_LARGE', invalid: 'PROOF_INVALID' },
  isKeyed: false,
  send: ({ session, record, ...request }, { params: { id } }, picture) =>
    facade.invoiceProofs(session, record, request).send(id, picture),
  find: ({ session, record, ...request }, id) => facade.invoiceProofs(session, record, request).find(id),
});

/** The picture of a chat message: sent to the seller, shown by the message's id. */
const chatPictures = (facade: Facade): PictureKind => ({
  sentTo: '/chat/0/0/:party/:id/picture',
  shownAt: '/chat/picture/:id',
  codes: { tooLarge: 'PICTURE_TOO_LARGE', invalid: 'PICTURE_INVALID' },
  formats: photoFormats,
  isKeyed: true,
  send: ({ session, record, ...scope }, { params: { party = '', id }, headers }, picture) =>
    facade.chatPictures(session, record, scope).sendPicture({
      party,
      id,
      idempotencyKey: String(headers['idempotency-key'] ?? ''),
      picture,
    }),
  find: ({ session, record, ...request }, id) => facade.chatPictures(session, record, request).findPicture(id),
});

/** A picture that a store's form asks for; its key is its id. */
const formFiles = (facade: Facade): PictureKind => ({
  sentTo: '/form-file',
  shownAt: '/form-file/:id',
  codes: { tooLarge: 'PICTURE_TOO_LARGE', invalid: 'PICTURE_INVALID' },
  isKeyed: true,
  send: ({ session, record, ...scope }, { headers }, picture) =>
    facade.formFiles(session, record, scope).send(String(headers['idempotency-key']), picture),
  find: ({ session, record, ...scope }, id) => facade.formFiles(session, record, scope).find(id),
});

/** The customer's profile photo; its key is its id. */
const profilePhotos = (facade: Facade): PictureKind => ({
  sentTo: '/profile-photo',
  shownAt: '/profile-photo/:id',
  codes: { tooLarge: 'PHOTO_SIZE', invalid: 'PHOTO_FORMAT' },
  maxBytes: photoBytes,
  formats: photoFormats,
  isKeyed: true,
  send: ({ session, record, ...scope }, { headers }, picture) =>
    facade.photos(session, record, scope).send(String(headers['idempotency-key']), picture),
  find: ({ session, record, ...scope }, id) => facade.photos(session, record, scope).find(id),
});

export const customerPictures = (app: FastifyInstance, services: { facade: Facade; settings: Settings }) =>
  privatePictures(app, services, [
    invoiceProofs(services.facade),
    chatPictures(services.facade),
    formFiles(services.facade),
    profilePhotos(services.facade),
  ]);
