import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../contract/envelope';
import type { SignedInCustomer } from '../customer';

export interface Sessions {
  customerOf(token: string): Promise<SignedInCustomer | null | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    customer: SignedInCustomer | null;
  }
  interface FastifyContextConfig {
    isPrivate?: boolean;
    /** Open to everybody, but knows the customer if there is one. */
    knowsCustomer?: boolean;
    takesPicture?: boolean;
  }
}

export const signedOut = (reply: FastifyReply) =>
  reply.code(401).send(failure('The token is missing or no longer valid'));

/** Finds the customer of a token before the body is read. */
export const authenticate = (sessions: Sessions) =>
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { authorization } = request.headers;
    if (authorization === undefined && !request.routeOptions.config.isPrivate) return undefined;
    const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? '')?.[1];
    request.customer = (token && (await sessions.customerOf(token))) || null;
    return request.customer ? undefined : signedOut(reply);
  };
