import type { FastifyReply } from 'fastify';
import type { Blob } from '../media/blob-store';

/** Call it only after checking that the caller may see the picture. */
export const sendPrivatePicture = (reply: FastifyReply, { type, body }: Blob) =>
  reply
    .type(type)
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(body));
