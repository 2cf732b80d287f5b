import type { FastifyReply } from 'fastify';
import type { Blob } from '../media/blob-store';

/** For who was found to be allowed to see it. */
export const sendPrivatePicture = (reply: FastifyReply, { type, body }: Blob) =>
  reply
    .type(type)
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(body));
