import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../__generated__/resolvers';
import { ProviderError, type ProviderFailure } from '../provider-client/provider-error';
import type { Log } from '../base/log';

/** The only messages that clients receive. */
const messages: Readonly<Record<ErrorCode, string>> = {
  PROVIDER_UNAVAILABLE: 'The store is temporarily unavailable.',
  PROVIDER_TIMEOUT: 'The store took too long to respond.',
  BAD_INPUT: 'The request is not valid for this operation.',
  NOT_FOUND: 'Not found.',
  SIGNED_OUT: 'You are not signed in.',
  OTHER_SESSION: 'The page belongs to another session.',
  CONFLICT: 'The idempotency key was already used with different input.',
  INTERNAL: 'Something went wrong.',
};

export class FacadeError extends Error {
  override readonly name = 'FacadeError';

  constructor(
    readonly code: Extract<ErrorCode, 'BAD_INPUT' | 'NOT_FOUND' | 'SIGNED_OUT' | 'OTHER_SESSION'>,
    message = messages[code],
  ) {
    super(message);
  }
}

export interface ErrorScope {
  readonly requestId: string;
  readonly log: Log;
  readonly store?: string | undefined;
}

/** Logs an error in full, once, and returns the masked error for the client. */
export function publicError(error: unknown, scope: ErrorScope): GraphQLError {
  const code = reportError(error, scope);
  const path = error instanceof GraphQLError ? error.path : undefined;
  return new GraphQLError(messages[code], { path, extensions: { code, requestId: scope.requestId } });
}

/** Logs an error in full, once, if the response continues without the failed part. */
export function reportError(error: unknown, scope: ErrorScope): ErrorCode {
  const located = error instanceof GraphQLError ? error : null;
  const cause = located?.originalError ?? error;
  const code = codeOf(cause, located);
  report(cause, code, located, scope);
  return code;
}

function codeOf(cause: unknown, located: GraphQLError | null): ErrorCode {
  if (cause instanceof FacadeError) return cause.code;
  if (cause instanceof ProviderError) return isMissing(cause) ? 'NOT_FOUND' : providerCodes[cause.kind];
  // An error without a path comes from validation: the document or its variables are invalid.
  return located && !located.path ? 'BAD_INPUT' : 'INTERNAL';
}

const providerCodes: Readonly<Record<ProviderFailure, ErrorCode>> = {
  down: 'PROVIDER_UNAVAILABLE',
  timeout: 'PROVIDER_TIMEOUT',
  status: 'PROVIDER_UNAVAILABLE',
  unreadable: 'PROVIDER_UNAVAILABLE',
  shape: 'PROVIDER_UNAVAILABLE',
  open: 'PROVIDER_UNAVAILABLE',
  unsupported: 'NOT_FOUND',
  unauthorized: 'SIGNED_OUT',
  conflict: 'CONFLICT',
  input: 'BAD_INPUT',
  rejected: 'BAD_INPUT',
  busy: 'PROVIDER_UNAVAILABLE',
};

const isMissing = ({ kind, status }: ProviderError) => kind === 'status' && status === 404;

const refusals: readonly ErrorCode[] = ['BAD_INPUT', 'NOT_FOUND', 'SIGNED_OUT', 'OTHER_SESSION', 'CONFLICT'];

/** The visitor disconnected before the request was read or answered. */
function isAborted(cause: unknown): boolean {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** The last request that logged each error: fields, and requests that wait for the same load, share an error. */
const reported = new WeakMap<object, string>();

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);

function report(
  cause: unknown,
  code: ErrorCode,
  located: GraphQLError | null,
  { requestId, store, log }: ErrorScope,
): void {
  if (typeof cause === 'object' && cause !== null) {
    if (reported.get(cause) === requestId) return;
    reported.set(cause, requestId);
  }
  const scope = { code, requestId, store, path: located?.path?.join('.') };
  const facts = { err: cause, ...scope };
  // Refusals are expected, so their stack is not logged.
  if (refusals.includes(code)) log.info({ reason: messageOf(cause), ...scope }, 'a request was refused');
  else if (cause instanceof ProviderError && cause.kind === 'busy') log.warn(facts, 'the provider is busy');
  else if (isAborted(cause)) log.debug(facts, 'the client aborted a request');
  else log.error(facts, 'an operation failed');
}
