import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../__generated__/resolvers';
import { ProviderError, type ProviderFailure } from '../provider-client/provider-error';
import type { Log } from '../base/log';

/** All that clients learn about an error. */
const messages: Readonly<Record<ErrorCode, string>> = {
  PROVIDER_UNAVAILABLE: 'The store can not answer at the moment.',
  PROVIDER_TIMEOUT: 'The store took too long to answer.',
  BAD_INPUT: 'The request does not fit the operation.',
  NOT_FOUND: 'There is nothing of that name.',
  SIGNED_OUT: 'Nobody is signed in.',
  OTHER_SESSION: 'The page was made for another session.',
  CONFLICT: 'The idempotency key was used with another input.',
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

/** Logs an error in full, once, and returns what may leave the server. */
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
  // Without a path nothing was executed: the document or its variables were invalid.
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
function isGivenUp(cause: unknown): boolean {
  const { name, code } = (cause ?? {}) as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** The request that last reported an error: several fields, or requests that wait for one load, share it. */
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
  // Expected, so its stack is not logged.
  if (refusals.includes(code)) log.info({ reason: messageOf(cause), ...scope }, 'a request was refused');
  else if (cause instanceof ProviderError && cause.kind === 'busy') log.warn(facts, 'the provider is busy');
  else if (isGivenUp(cause)) log.debug(facts, 'a request was given up');
  else log.error(facts, 'an operation failed');
}
