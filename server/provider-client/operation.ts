import type { ValidateFunction } from 'ajv';
import * as replyChecks from '../__generated__/reply-checks';
import * as requestChecks from '../__generated__/request-checks';
import type { operations } from '../__generated__/rest';

type Checks = typeof replyChecks;

/** Every call of the provider's contract that has a reply to check. */
export type Operation = keyof Checks & keyof operations;

export type Reply<O extends Operation> = Checks[O] extends ValidateFunction<infer R> ? R : never;

/** Calls that carry a form; the others have a query at most. */
export type FormOperation = {
  [O in Operation]: operations[O] extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? never
      : O
    : never;
}[Operation];
export type PlainOperation = Exclude<Operation, FormOperation>;

export type QueryOf<O extends Operation> = NonNullable<operations[O]['parameters']['query']>;
export type FormOf<O extends FormOperation> = operations[O] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields extends object } };
}
  ? Fields
  : never;

/** What is wrong with a call before it is made; null where nothing is. */
export function wrongOf(
  operation: Operation,
  call: { readonly query?: object; readonly form?: object },
): string | null {
  const check = requestChecks[operation];
  if (check(call)) return null;
  const first = check.errors?.[0];
  return `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim();
}

/** The reply if it has the operation's shape, else what is wrong with it. */
export function checkReply<O extends Operation>(operation: O, body: unknown): { reply: Reply<O> } | { wrong: string } {
  const check = replyChecks[operation] as ValidateFunction<Reply<O>>;
  if (check(body)) return { reply: body };
  const first = check.errors?.[0];
  return { wrong: `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim() };
}
