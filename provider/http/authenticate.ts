import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from './envelope';

/** Whose bearer token a call came with. */
export interface SignedInCustomer {
  id: number;
  storeId: number;
  viewUid: string;
  codename: string;
  storeUid: string;
  /** The session itself, as `customer_tokens.id`. */
  tokenId: number;
}

/** Finds whose token a call came with. */
export interface Sessions {
  customerOf(token: string): Promise<SignedInCustomer | null | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    customer: SignedInCustomer | null;
  }
  interface FastifyContextConfig {
    /** Answered to customers alone. */
    isPrivate?: boolean;
    /** Answered to everybody, and knows customers. */
    knowsCustomer?: boolean;
  }
}

/** Sends what a call with a missing or dead token is answered. */
export const signedOut = (reply: FastifyReply) => reply.code(401).send(failure('The token is missing or good no more'));

/** Finds out whose token a call came with, before its body is read. */
export const authenticate = (sessions: Sessions) =>
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { authorization } = request.headers;
    if (authorization === undefined && !request.routeOptions.config.isPrivate) return undefined;
    const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? '')?.[1];
    request.customer = (token && (await sessions.customerOf(token))) || null;
    return request.customer ? undefined : signedOut(reply);
  };
