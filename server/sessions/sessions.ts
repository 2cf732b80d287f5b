import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createSealer } from '../sealing/sealer';
import { isAlive, needsRenewal, type Session, type Visit } from './visit';

const month = 30 * 24 * 60 * 60;
const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax' };
const sealed: CookieSerializeOptions = { ...readable, secure: true, httpOnly: true };

/** Stores share an origin, so each has its own cookie name. */
const sealedName = (codename: string) => `__Host-s.${codename}`;

/** Tells scripts only that somebody is signed in. */
const markName = (codename: string) => `at.${codename}`;

/** Blank, which opens no session, where a browser has the mark alone: it lost the other cookie. */
export const sealedSession = ({ cookies }: FastifyRequest, codename: string): string | undefined =>
  cookies[sealedName(codename)] ?? (cookies[markName(codename)] === undefined ? undefined : '');

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

export interface Sessions {
  /** @param sealed the browser's cookie for the store. @param store its id; null if the provider cannot be asked */
  readonly visit: (sealed: string | undefined, store: string | null) => Visit;
}

/** Milliseconds in which responses to concurrent requests leave the browser's cookies unchanged. */
const lostTogether = 30_000;

export function createSessions(secrets: readonly string[], now: () => number = Date.now): Sessions {
  const sealer = createSealer(secrets, 'sessions');
  const lost = new LRUCache<string, true>({ max: 10_000, ttl: lostTogether });
  const seal = (session: Session) => sealer.seal(JSON.stringify(session));

  function open(sealed: string, store: string | null): Session | null {
    const text = sealer.open(sealed);
    const session = text === null ? null : (JSON.parse(text) as Session);
    const isOfStore = store === null || session?.store === store;
    return session && isOfStore && isAlive(session, now()) ? session : null;
  }

  return {
    visit(sealed, store) {
      const session = sealed === undefined ? null : open(sealed, store);
      let isLost = false;
      let outcome: string | null | undefined;
      if (sealed !== undefined && !session) outcome = null;
      else if (session && needsRenewal(session, now())) outcome = seal({ ...session, seenAt: now() });
      return {
        session,
        begin(token, customer) {
          if (store === null) throw new Error('A session begins in a store that is known');
          outcome = seal({ token, customer, store, since: now(), seenAt: now() });
        },
        end() {
          outcome = null;
        },
        lose() {
          if (!session || isLost) return;
          isLost = true;
          // Late concurrent responses must not remove a session that began since.
          outcome = lost.has(session.token) ? undefined : null;
          lost.set(session.token, true);
        },
        outcome: () => outcome,
      };
    },
  };
}
