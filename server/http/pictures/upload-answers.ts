import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type UploadRefusal, UploadRefused } from '../../../shared/pictures/encode-upload';
import { Busy, retryAfterSeconds } from '../../../shared/queues/create-queue';
import type { ErrorCode, RefusalCode } from '../../__generated__/resolvers';
import type { StaffRefusalCode } from '../../__generated__/staff-refusal-codes';
import { reportError } from '../../facade/error-model';
import { ProviderError } from '../../provider-client/provider-error';

export type UploadCode = ErrorCode | RefusalCode | StaffRefusalCode | 'FORBIDDEN' | 'BUSY';

/** What a file is refused with. */
export type FileCodes = Readonly<Record<UploadRefusal, RefusalCode>>;

/** Status by code; any other code is a refusal that the person can act on. */
const statuses: { readonly [Name in UploadCode]?: number } = {
  SIGNED_OUT: 401,
  OTHER_SESSION: 409,
  FORBIDDEN: 403,
  NOT_ALLOWED: 403,
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
export function answer(reply: FastifyReply, code: UploadCode | null, message = '', ownStatus?: number) {
  const status = ownStatus ?? (code === null ? 200 : (statuses[code] ?? 422));
  if (status === 503) void reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ success: code === null, code, message });
}

const isProviderBusy = (error: unknown) => error instanceof ProviderError && error.kind === 'busy';

export function codeOfFailure(error: FastifyError | Error, request: FastifyRequest, codes: FileCodes): UploadCode {
  if (error instanceof UploadRefused) return codes[error.reason];
  if (error instanceof Busy || isProviderBusy(error)) return 'BUSY';
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return codes.tooLarge;
  if (code.startsWith('FST_ERR_CTP_')) return codes.invalid;
  if (statusCode < 500) return 'BAD_INPUT';
  return reportError(error, { requestId: request.id, log: request.log });
}
