import { type ErrorCode, errorCodes } from '../__generated__/error-codes';
import type { TransportCode } from './transport-code';

/** Why an answer is missing: the facade's `extensions.code`, or the outcome of the request if there is none. */
export type FailureCode = ErrorCode | TransportCode;

export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** Identifies the request in the server's log; empty if there was no answer. */
  readonly requestId: string;
  /** Seconds, if a busy server says when to try again. */
  readonly retryAfter?: number;
}

/** An answer, or why there is none: loading never throws, so that the part that failed can offer a retry. */
export type Loaded<Data> = { readonly ok: true; readonly data: Data } | Failure;

interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly [key: string]: unknown } }[];
}

const isCode = (code: unknown): code is ErrorCode => (errorCodes as readonly unknown[]).includes(code);

/** Reads the facade's answer; one with any error counts as failed. */
export function toLoaded<Data>({ data, errors }: GraphQLAnswer<Data>): Loaded<Data> {
  if (data && !errors?.length) return { ok: true, data };
  const { code, requestId } = errors?.[0]?.extensions ?? {};
  return {
    ok: false,
    code: isCode(code) ? code : 'INTERNAL',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
