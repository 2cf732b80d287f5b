import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | null;

/** Low, because a customer's page is compressed for one answer. */
export const brotliQuality = 4;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }, flush: constants.BROTLI_OPERATION_FLUSH };
const gzip = { level: 1, flush: constants.Z_SYNC_FLUSH };

/** The best encoding that a browser accepts; null for none. */
export const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : null;
};

export const announceEncoding = (reply: FastifyReply, encoding: Encoding) => {
  void reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (encoding) void reply.header('content-encoding', encoding);
};

export function sendText(request: FastifyRequest, reply: FastifyReply, text: string | Buffer) {
  const encoding = encodingOf(request);
  announceEncoding(reply, encoding);
  if (encoding === 'br') return reply.send(brotliCompressSync(text, { params: brotli.params }));
  return reply.send(encoding === 'gzip' ? gzipSync(text, { level: gzip.level }) : text);
}

/** Streams a text; each chunk is flushed at once. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, text: Readable) {
  const encoding = encodingOf(request);
  announceEncoding(reply, encoding);
  if (!encoding) return reply.send(text);
  const compress = encoding === 'br' ? createBrotliCompress(brotli) : createGzip(gzip);
  text.once('error', (error) => compress.destroy(error));
  return reply.send(text.pipe(compress));
}
