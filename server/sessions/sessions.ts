import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createSealer } from '../sealing/sealer';
import { isAlive, needsRenewal, type Session, sessionName, type Visit } from './visit';

const month = 30 * 24 * 60 * 60;
const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax' };
const sealed: CookieSerializeOptions = { ...readable, secure: true, httpOnly: true };

/** Stores share an origin, so each has its own cookie name. */
const sealedName = (codename: string) => `__Host-s.${codename}`;

/** Tells scripts that somebody is signed in, and the session's name. */
const flagName = (codename: string) => `at.${codename}`;

/** As whom a browser asks in a store. */
export function visitOf(
  visit: Sessions['visit'],
  { cookies }: FastifyRequest,
  { codename, id }: { codename: string; id: string | null },
): Visit {
  const flag = cookies[flagName(codename)];
  // Blank, which opens no session, where a browser has the flag alone: it lost the other cookie.
  const sealedCookie = cookies[sealedName(codename)] ?? (flag === undefined ? undefined : '');
  return visit(sealedCookie, id, flag ?? '');
}

export function setSessionCookies(reply: FastifyReply, codename: string, visit: Visit) {
  const outcome = visit.outcome();
  if (outcome === undefined) return;
  if (outcome === null) {
    void reply.clearCookie(sealedName(codename), sealed).clearCookie(flagName(codename), readable);
    return;
  }
  void reply
    .setCookie(sealedName(codename), outcome, { ...sealed, maxAge: month })
    .setCookie(flagName(codename), visit.name(), { ...readable, maxAge: month });
}

export interface Sessions {
  /**
   * @param sealed the browser's cookie for the store
   * @param store its id; null if the provider cannot be asked
   * @param flag the session's name as the browser has it, mended where it is another
   */
  readonly visit: (sealed: string | undefined, store: string | null, flag?: string) => Visit;
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
    visit(sealed, store, flag) {
      const session = sealed === undefined ? null : open(sealed, store);
      let name = session ? sessionName(session) : '';
      let isLost = false;
      let outcome: string | null | undefined;
      const isMisnamed = flag !== undefined && flag !== name;
      if (sealed !== undefined && !session) outcome = null;
      else if (session && (isMisnamed || needsRenewal(session, now()))) outcome = seal({ ...session, seenAt: now() });
      return {
        session,
        begin(token, customer) {
          if (store === null) throw new Error('A session begins in a store that is known');
          const begun: Session = { token, customer, store, since: now(), seenAt: now() };
          outcome = seal(begun);
          name = sessionName(begun);
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
        name: () => (outcome === null ? '' : name),
      };
    },
  };
}
