import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSealer } from '../sealing/sealer';

interface StaffSession {
  /** Authenticates the person at the provider; leaves the server only in sealed form. */
  readonly token: string;
  /** Whether the token is good only for the code of the second factor. */
  readonly isAwaitingCode: boolean;
  /** When it began, in milliseconds. */
  readonly since: number;
}

const minute = 60_000;
const maxAgeMs = 30 * 24 * 60 * minute;
/** The time to enter a code, in seconds. */
export const codeSeconds = 5 * 60;

const lifetimeMs = ({ isAwaitingCode }: Pick<StaffSession, 'isAwaitingCode'>) =>
  isAwaitingCode ? codeSeconds * 1_000 : maxAgeMs;

/** The session of one request to the studio. */
export interface StaffVisit {
  /** Of a complete sign-in; null if nobody is signed in. */
  readonly token: string | null;
  /** Of a sign-in that awaits its code. */
  readonly pendingToken: string | null;
  /** Replaces the session by that of a new sign-in. */
  begin(session: Pick<StaffSession, 'token' | 'isAwaitingCode'>): void;
  end(): void;
}

const cookieName = '__Host-studio';
const attributes: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' };

/** One sealed cookie holds the session, so that scripts never see a token. */
export function createStaffSessions(secrets: readonly string[], now: () => number) {
  const sealer = createSealer(secrets, 'studio sessions');

  function sessionIn(sealed: string | undefined): StaffSession | null {
    const text = sealed === undefined ? null : sealer.open(sealed);
    const session = text === null ? null : (JSON.parse(text) as StaffSession);
    return session && now() - session.since < lifetimeMs(session) ? session : null;
  }

  return {
    visitOf({ cookies }: FastifyRequest, reply: FastifyReply): StaffVisit {
      const session = sessionIn(cookies[cookieName]);
      let hasBegun = false;
      return {
        token: session && !session.isAwaitingCode ? session.token : null,
        pendingToken: session?.isAwaitingCode ? session.token : null,
        begin({ token, isAwaitingCode }) {
          hasBegun = true;
          const begun: StaffSession = { token, isAwaitingCode, since: now() };
          const maxAge = lifetimeMs(begun) / 1_000;
          void reply.setCookie(cookieName, sealer.seal(JSON.stringify(begun)), { ...attributes, maxAge });
        },
        end() {
          if (!hasBegun) void reply.clearCookie(cookieName, attributes);
        },
      };
    },
  };
}
