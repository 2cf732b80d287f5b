import type { FastifyReply } from 'fastify';
import type { PrivateOperationId, SemiPrivateOperationId } from '../__generated__/private-operations';
import type { operations } from '../__generated__/rest';
import type { SignedInCustomer } from './authenticate';

/** The calls that answer JSON; live events and pictures have routes of their own. */
export type OperationId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: { content: { 'application/json': unknown } } }
    ? Id
    : never;
}[keyof operations];

type Part<Parameters, Place extends string> = Parameters extends { [P in Place]?: infer Values }
  ? [NonNullable<Values>] extends [never]
    ? Record<string, never>
    : NonNullable<Values>
  : Record<string, never>;

type Content<T> = T extends { content: infer Types } ? Types[keyof Types] : undefined;

/** What a call is given, as the contract has it; checked before a handler sees it. */
export interface OperationRequest<Id extends OperationId> {
  params: Part<operations[Id]['parameters'], 'path'>;
  query: Part<operations[Id]['parameters'], 'query'>;
  headers: Part<operations[Id]['parameters'], 'header'>;
  body: operations[Id] extends { requestBody: infer Body } ? Content<Body> : undefined;
  /** Whose token the call came with. */
  customer: Id extends PrivateOperationId
    ? SignedInCustomer
    : Id extends SemiPrivateOperationId
      ? SignedInCustomer | null
      : null;
  /** Where the visitor asks from, as the storefront's server says; null where that is not known. */
  clientAddress: string | null;
}

/** What a call answers, as the contract has it. */
export type OperationReply<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Reply }
  ? Content<Reply>
  : never;

/** A handler of one call. It answers the contract's reply, or sends a reply of another status itself. */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Promise<OperationReply<Id> | FastifyReply>;

/** A handler for every call of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
