import type { ValidateFunction } from 'ajv';
import * as replyChecks from '../__generated__/reply-checks';
import * as requestChecks from '../__generated__/request-checks';
import type { operations } from '../__generated__/rest';
import type { StreamedEvent } from './event-streams';
import type { Method } from './transport';
import { dropInvalidRecords, type InvalidRecord, violationOf } from './drop-invalid-records';

type Checks = typeof replyChecks;

/** Every call of the provider's contract that has a reply to check. */
export type Operation = keyof Checks & keyof operations;

export type Reply<O extends Operation> = Checks[O] extends ValidateFunction<infer R> ? R : never;

/** How a call goes over the wire. */
export interface OperationSpec {
  readonly method: Method;
  /** With `{name}` for each variable segment. */
  readonly path: string;
  /** Where the input goes that is no segment of the path. */
  readonly sends: 'query' | 'form';
  /** For the call with all its attempts; the client's own time limit where absent. */
  readonly timeoutMs?: number;
}

type AnyOperation = keyof operations;
export type PathOf<O extends AnyOperation> = NonNullable<operations[O]['parameters']['path']>;
export type QueryOf<O extends AnyOperation> = NonNullable<operations[O]['parameters']['query']>;
export type FormOf<O extends AnyOperation> = operations[O] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields extends object } };
}
  ? Fields
  : never;
export type NoInput = Readonly<Record<string, never>>;

/** Null in place of a `ProviderError` where the provider answers with the contract's 404. */
interface OrNull {
  readonly orNull: true;
}

/** The version that the caller has, by its ETag. */
interface IfChanged {
  readonly etag: string | null;
}

export type CallOptions = Partial<OrNull & IfChanged>;

/** A reply with the ETag by which the next call asks for a newer one. */
export interface Versioned<R> {
  readonly reply: R;
  readonly etag: string | null;
}

type InputArguments<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** @throws ProviderError for any answer but the contract's reply; a 404 is of kind `status`. */
export interface ProviderCall<Input, R> {
  (...input: InputArguments<Input>): Promise<R>;
  (input: Input, options: OrNull): Promise<R | null>;
}

/** A call that can leave out the reply where the provider still has the caller's version. */
export interface VersionedCall<Input, R> extends ProviderCall<Input, R> {
  (input: Input, options: OrNull & IfChanged): Promise<Versioned<R> | 'unchanged' | null>;
}

/** Without a time limit, on a connection of its own, until the provider or the scope's signal ends it. Not checked. */
export type StreamCall = () => Promise<AsyncIterable<StreamedEvent>>;

/** What is wrong with a call before it is made; null where nothing is. */
export function invalidOf(
  operation: Operation,
  call: { readonly query?: object; readonly form?: object },
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

/**
 * The reply if it has the operation's shape, without those records that break the contract where the contract lets them
 * be left out; else what is wrong with it. May change `body`.
 */
export function checkReply<O extends Operation>(operation: O, body: unknown): CheckedReply<O> {
  const check = replyChecks[operation] as ValidateFunction<Reply<O>>;
  if (check(body)) return { reply: body, dropped: [] };
  const dropped = dropInvalidRecords(operation, body);
  if (check(body)) return { reply: body, dropped };
  return { violation: violationOf(check) };
}
