import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit } from './visit';

const month = 30 * 24 * 60 * 60;
const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax' };
const sealed: CookieSerializeOptions = { ...readable, secure: true, httpOnly: true };

/** Stores share an origin, so each has its own cookie name. */
const sealedName = (codename: string) => `__Host-s.${codename}`;

/** Tells scripts only that somebody is signed in. */
const markName = (codename: string) => `at.${codename}`;

export const sealedSession = (request: FastifyRequest, codename: string): string | undefined =>
  request.cookies[sealedName(codename)];

export function setSessionCookies(reply: FastifyReply, codename: string, visit: Visit) {
  const outcome = visit.outcome();
  if (outcome === undefined) return;
  if (outcome === null) {
    void reply.clearCookie(sealedName(codename), sealed).clearCookie(markName(codename), readable);
    return;
  }
  void reply
    .setCookie(sealedName(codename), outcome, { ...sealed, maxAge: month })
    .setCookie(markName(codename), '1', { ...readable, maxAge: month });
}
