import type { ValidateFunction } from 'ajv';
import { operationSpecs, type ProviderOperations } from '../__generated__/provider-operations';
import * as replyChecks from '../__generated__/reply-checks';
import * as requestChecks from '../__generated__/request-checks';
import type { operations as OperationsOfStores } from '../__generated__/rest';
import type { operations as OperationsOfStudio } from '../__generated__/studio-rest';
import { dropInvalidRecords, type InvalidRecord, violationOf } from './drop-invalid-records';
import type { StreamedEvent } from './event-streams';
import type { Downloads } from './downloads';
import type { PrivatePicture } from './private-pictures';
import { ProviderError } from './provider-error';
import type { Method } from './transport';

type Segments = Readonly<Record<string, string | number | undefined>>;

/** Without the query. @throws ProviderError if a value cannot be a path segment */
export function operationPath(operation: keyof ProviderOperations, input: Segments = {}) {
  return fillPath(operationSpecs[operation].path, input);
}

/** Each `{name}` of the template becomes one encoded segment, whatever its value. */
export const fillPath = (template: string, values: Segments): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = String(values[name] ?? '');
    // Dots survive encoding, and servers and proxies resolve them.
    if (/^\.{0,2}$/.test(segment)) throw new ProviderError('input', template, { detail: `${name} is "${segment}"` });
    return encodeURIComponent(segment);
  });

type operations = OperationsOfStores & OperationsOfStudio;

type Checks = typeof replyChecks;

export type Operation = keyof Checks & keyof operations;

export type Reply<O extends Operation> = Checks[O] extends ValidateFunction<infer R> ? R : never;

/** Decoded and encoded again by this server, never a visitor's file. */
export interface EncodedPicture {
  readonly type: 'image/webp';
  readonly body: Uint8Array;
}

export interface OperationSpec {
  readonly method: Method;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  /** Where inputs other than path parameters go. */
  readonly sends: 'query' | 'form' | 'json' | 'picture';
  /** Milliseconds for the call with all its attempts; by default, the client's limit. */
  readonly timeoutMs?: number;
  /** A read that depends on the store alone. */
  readonly isShownInPreviews?: true;
}

type AnyOperation = keyof operations;
export type PathOf<O extends AnyOperation> = NonNullable<operations[O]['parameters']['path']>;
export type QueryOf<O extends AnyOperation> = NonNullable<operations[O]['parameters']['query']>;
export type FormOf<O extends AnyOperation> = operations[O] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields extends object } };
}
  ? Fields
  : never;
export type JsonOf<O extends AnyOperation> = operations[O] extends {
  requestBody: { content: { 'application/json': infer Fields extends object } };
}
  ? Fields
  : never;
export interface PictureInput {
  readonly picture: EncodedPicture;
}
export type NoInput = Readonly<Record<string, never>>;

/** Null instead of a `ProviderError` for the contract's 404. */
interface OrNull {
  readonly orNull: true;
}

interface IfChanged {
  readonly etag: string | null;
}

export type CallOptions = Partial<OrNull & IfChanged>;

export interface Versioned<R> {
  /** Null if the caller's copy is still the current one. */
  readonly reply: R | null;
  readonly etag: string | null;
  /** Of the store; null if the provider has none. */
  readonly catalogueVersion: string | null;
  /** When it changes by the clock, in milliseconds since 1970; null if it does not. */
  readonly expires: number | null;
}

type InputArguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** @throws ProviderError for anything but the contract's reply; a 404 is of kind `status`. */
export interface ProviderCall<Input, R> {
  (...input: InputArguments<Input>): Promise<R>;
  (input: Input, options: OrNull): Promise<R | null>;
}

export interface VersionedCall<Input, R> extends ProviderCall<Input, R> {
  (input: Input, options: OrNull & IfChanged): Promise<Versioned<R> | null>;
}

/** A stream without timeout or validation on its own connection; the provider or the scope's signal ends it. */
export type StreamCall = () => Promise<AsyncIterable<StreamedEvent>>;

/** Null for the contract's 404. @throws ProviderError */
export type DownloadCall = () => ReturnType<Downloads['open']>;
export type PictureCall<Input> = (input: Input) => Promise<PrivatePicture | null>;

export function invalidOf(
  operation: Operation,
  call: { readonly query?: object; readonly form?: object; readonly json?: object },
): string | null {
  const texts = Object.entries({ ...call.query, ...call.form });
  const withNul = texts.find(([, value]) => typeof value === 'string' && value.includes('\0'));
  if (withNul) return `/${withNul[0]} must not have U+0000`;
  const check = requestChecks[operation];
  if (check(call)) return null;
  return violationOf(check);
}

export type CheckedReply<O extends Operation> =
  | { readonly reply: Reply<O>; readonly dropped: readonly InvalidRecord[] }
  | { readonly violation: string };

/** The reply without invalid records that may be left out, or the violation of the contract. May change `body`. */
export function checkReply<O extends Operation>(operation: O, body: unknown): CheckedReply<O> {
  const check = replyChecks[operation] as ValidateFunction<Reply<O>>;
  if (check(body)) return { reply: body, dropped: [] };
  const dropped = dropInvalidRecords(operation, body);
  if (check(body)) return { reply: body, dropped };
  return { violation: violationOf(check) };
}
