import { LRUCache } from 'lru-cache';
import { createSealer } from '../sealing/sealer';
import { isAlive, needsRenewal, type Session, type Visit } from './visit';

export interface Sessions {
  /**
   * @param sealed what the browser carries for the store.
   * @param store the store's id; null while it can't be asked for, when nothing can be answered either.
   */
  readonly visit: (sealed: string | undefined, store: string | null) => Visit;
}

/** For so many milliseconds answers to requests that were sent together leave the browser's cookies alone. */
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
          // Late answers of the same moment must not take away the session that was begun since.
          outcome = lost.has(session.token) ? undefined : null;
          lost.set(session.token, true);
        },
        outcome: () => outcome,
      };
    },
  };
}
