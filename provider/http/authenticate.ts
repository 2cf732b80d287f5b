import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../contract/envelope';
import type { PreviewedStore, SignedInCustomer } from '../customer';
import type { SignedInStaff } from '../staff';

export interface Sessions {
  customerOf(token: string): Promise<SignedInCustomer | null | undefined>;
}

export interface StaffSessions {
  staffOf(token: string): Promise<SignedInStaff | null | undefined>;
}

export interface PreviewedStores {
  previewedStore(codename: string): Promise<PreviewedStore | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    customer: SignedInCustomer | null;
    /** The store of a preview, in a call that needs no customer there. */
    previewedStore: PreviewedStore | null;
    staff: SignedInStaff | null;
  }
  interface FastifyContextConfig {
    isPrivate?: boolean;
    /** Answered in a preview without a customer too. */
    isShownInPreviews?: boolean;
    /** Open to everybody, but knows the customer if there is one. */
    knowsCustomer?: boolean;
    takesPicture?: boolean;
    /** For people of stores. */
    isOfStaff?: boolean;
  }
}

export const signedOut = (reply: FastifyReply) =>
  reply.code(401).send(failure('The token is missing or no longer valid'));

const bearerToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];

/** Finds the customer of a token before the body is read. */
export const authenticate = (sessions: Sessions) =>
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { authorization } = request.headers;
    if (authorization === undefined && !request.routeOptions.config.isPrivate) return undefined;
    const token = bearerToken(request);
    request.customer = (token && (await sessions.customerOf(token))) || null;
    return request.customer ? undefined : signedOut(reply);
  };

/** The same for a call that a preview makes without a token. */
export function authenticateOrPreview(sessions: Sessions & PreviewedStores) {
  const ofCustomer = authenticate(sessions);
  return async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { headers, preview } = request;
    if (!preview || headers.authorization !== undefined) return ofCustomer(request, reply);
    request.previewedStore = (await sessions.previewedStore(preview.codename)) ?? null;
    return request.previewedStore ? undefined : signedOut(reply);
  };
}

/** Finds the person of a token of the studio before the body is read. */
export const authenticateStaff = (sessions: StaffSessions) =>
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const token = bearerToken(request);
    request.staff = (token && (await sessions.staffOf(token))) || null;
    return request.staff ? undefined : signedOut(reply);
  };
