import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flaggedSessions, flagName } from '../base/session-flags';
import { createSealer } from '../sealing/sealer';
import { isAlive, needsRenewal, type Session, sessionName, type Visit } from './visit';

const month = 30 * 24 * 60 * 60;
const readable: CookieSerializeOptions = { path: '/', sameSite: 'lax' };
const sealed: CookieSerializeOptions = { ...readable, secure: true, httpOnly: true };

/** Stores share an origin. Each session has its own cookie, which responses to other sessions do not change. */
const sealedName = (codename: string, session: string) => `__Host-s.${codename}.${session}`;

/**
 * The sessions of a store in a browser's cookies, by name: the sealed sessions, and the flags that scripts can read.
 */
export interface CarriedSessions {
  readonly sealed: ReadonlyMap<string, string>;
  readonly flags: readonly string[];
}

/** The customer or guest who sent a request to a store. */
export function visitOf(
  visit: Sessions['visit'],
  { cookies }: FastifyRequest,
  { codename, id }: { codename: string; id: string | null },
): Visit {
  const prefix = sealedName(codename, '');
  const carried = Object.entries(cookies).flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value ?? '']] : [],
  );
  return visit(id, { sealed: new Map(carried), flags: flaggedSessions(cookies, codename) });
}

export function setSessionCookies(reply: FastifyReply, codename: string, visit: Visit) {
  for (const [name, value] of visit.changes()) {
    if (value !== null) void reply.setCookie(sealedName(codename, name), value, { ...sealed, maxAge: month });
    else void reply.clearCookie(sealedName(codename, name), sealed).clearCookie(flagName(codename, name), readable);
  }
  const begun = visit.begun();
  if (begun) void reply.setCookie(flagName(codename, begun), '1', { ...readable, maxAge: month });
}

export interface Sessions {
  /** @param store its id; null if the provider cannot be asked */
  readonly visit: (store: string | null, carried?: CarriedSessions) => Visit;
}

const noSessions: CarriedSessions = { sealed: new Map(), flags: [] };

export function createSessions(secrets: readonly string[], now: () => number = Date.now): Sessions {
  const sealer = createSealer(secrets, 'sessions');
  const seal = (session: Session) => sealer.seal(JSON.stringify(session));

  function open(name: string, sealed: string | undefined, store: string | null): Session | null {
    const text = sealed === undefined ? null : sealer.open(sealed);
    const session = text === null ? null : (JSON.parse(text) as Session);
    const isOfStore = store === null || session?.store === store;
    const isNamed = session !== null && sessionName(session) === name;
    return isNamed && isOfStore && isAlive(session, now()) ? session : null;
  }

  /**
   * The newest session. A cookie without its flag belongs to a session that ended while a response to it was in flight.
   */
  function newest({ sealed, flags }: CarriedSessions, store: string | null): Session | null {
    for (const name of [...flags].sort().reverse()) {
      const session = open(name, sealed.get(name), store);
      if (session) return session;
    }
    return null;
  }

  return {
    visit(store, carried = noSessions) {
      const session = newest(carried, store);
      const changes = new Map<string, string | null>();
      const remove = (isRemoved: (name: string) => boolean) => {
        for (const name of [...carried.sealed.keys(), ...carried.flags]) if (isRemoved(name)) changes.set(name, null);
      };
      let name = session ? sessionName(session) : '';
      let begun = '';
      remove((one) => one !== name);
      if (session && needsRenewal(session, now())) changes.set(name, seal({ ...session, seenAt: now() }));
      return {
        session,
        begin(token, customer) {
          if (store === null) throw new Error('A session can begin only in a known store');
          remove(() => true);
          const since = Math.max(now(), session ? session.since + 1 : 0);
          const begunSession: Session = { token, customer, store, since, seenAt: now() };
          name = sessionName(begunSession);
          begun = name;
          changes.set(name, seal(begunSession));
        },
        end() {
          if (begun) return;
          remove(() => true);
          name = '';
        },
        changes: () => changes,
        begun: () => begun,
        name: () => name,
      };
    },
  };
}
