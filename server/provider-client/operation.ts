import type { ValidateFunction } from 'ajv';
import * as replyChecks from '../__generated__/reply-checks';
import type { operations } from '../__generated__/rest';

type Checks = typeof replyChecks;

/** Every call of the provider's contract that has a reply to check. */
export type Operation = keyof Checks & keyof operations;

export type Reply<O extends Operation> = Checks[O] extends ValidateFunction<infer R> ? R : never;

export type PostOperation = {
  [O in Operation]: operations[O] extends { requestBody: object } ? O : never;
}[Operation];
export type GetOperation = Exclude<Operation, PostOperation>;

export type QueryOf<O extends Operation> = NonNullable<operations[O]['parameters']['query']>;
export type FormOf<O extends PostOperation> = operations[O] extends {
  requestBody: { content: { 'application/x-www-form-urlencoded': infer Fields extends object } };
}
  ? Fields
  : never;

/** The reply if it has the operation's shape, else what is wrong with it. */
export function checkReply<O extends Operation>(operation: O, body: unknown): { reply: Reply<O> } | { wrong: string } {
  const check = replyChecks[operation] as ValidateFunction<Reply<O>>;
  if (check(body)) return { reply: body };
  const first = check.errors?.[0];
  return { wrong: `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim() };
}
