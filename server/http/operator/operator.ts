import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countedAddress } from '../../base/client-address';
import type { Settings } from '../../base/settings';
import { createSealer } from '../../sealing/sealer';

const limit = 10;
const windowMs = 15 * 60_000;

/** Counts wrong keys by IP address: 10 in 15 minutes, which begin with the first. */
function createKeyAttempts(now: () => number) {
  const failures = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const current = (address: string) => {
    const entry = failures.get(address);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    /** Seconds until the next attempt is allowed; 0 for now. */
    waitSeconds(address: string): number {
      const entry = current(address);
      return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
    },
    fail(address: string) {
      const entry = current(address);
      if (entry) entry.count += 1;
      else failures.set(address, { count: 1, until: now() + windowMs });
    },
  };
}

type OperatorSettings = Pick<Settings, 'OPERATOR_KEY' | 'SESSION_SECRETS'>;

export interface Operator {
  readonly key: string;
  readonly isKeyGenerated: boolean;
  /** Opens the console once, as `?operator=`; printed to the terminal in which the server was started. */
  readonly startToken: string;
  hasCookie(request: FastifyRequest): boolean;
  /** Admits a program or a browser, or sends a refusal. @returns whether the request may continue */
  admit(request: FastifyRequest, reply: FastifyReply, kind: 'page' | 'data'): boolean;
}

const cookieName = '__Host-operator';
const week = 7 * 24 * 60 * 60;
const refusal = 'Open the URL that the server printed at its start, or enter the operator key as the password.';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (actual: string, expected: string) => timingSafeEqual(digest(actual), digest(expected));

function keyOf(authorization: string): string {
  if (!authorization.startsWith('Basic ')) return authorization.replace(/^Bearer /, '');
  const pair = Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/**
 * Admits clients with the key to `/sandbox`, `/inspector` and `/metrics`, and browsers that have sent the key or the
 * start token before. The peer address proves nothing: behind a local proxy, every caller looks local.
 */
export function createOperator(
  { OPERATOR_KEY, SESSION_SECRETS }: OperatorSettings,
  now: () => number = Date.now,
): Operator {
  const isKeyGenerated = OPERATOR_KEY === '';
  const key = OPERATOR_KEY || randomBytes(18).toString('base64url');
  const startToken = randomBytes(24).toString('base64url');
  const attempts = createKeyAttempts(now);
  // Changing the configured key invalidates its cookies.
  const sealer = createSealer(SESSION_SECRETS, `operator ${digest(OPERATOR_KEY).toString('hex')}`);
  let isTokenUsed = false;

  function hasCookie({ cookies }: FastifyRequest): boolean {
    const text = sealer.open(cookies[cookieName] ?? '');
    return text !== null && Number(text) > now();
  }

  const giveCookie = (reply: FastifyReply) =>
    reply.setCookie(cookieName, sealer.seal(String(now() + week * 1000)), {
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: week,
    });

  /** Removes the token from the URL, where others could read it. */
  function redeemToken(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
    if (hasCookie(request)) isTokenUsed ||= isSame(token, startToken);
    else if (isTokenUsed || !isSame(token, startToken)) return false;
    else {
      isTokenUsed = true;
      void giveCookie(reply);
    }
    void reply.redirect(request.url.split('?')[0] ?? '/', 303);
    return true;
  }

  function refuse(reply: FastifyReply, kind: 'page' | 'data'): false {
    // If data got this header, a browser would prompt for a password in the middle of a store's page.
    const scheme = kind === 'page' ? 'Basic realm="operator"' : 'Bearer';
    void reply.code(401).header('www-authenticate', scheme).type('text/plain; charset=utf-8').send(`${refusal}\n`);
    return false;
  }

  return {
    key,
    isKeyGenerated,
    startToken,
    hasCookie,

    admit(request, reply, kind) {
      const { operator: token } = request.query as { operator?: unknown };
      if (kind === 'page' && typeof token === 'string') {
        if (!redeemToken(request, reply, token)) refuse(reply, kind);
        return false;
      }
      if (hasCookie(request)) return true;
      const { authorization } = request.headers;
      if (authorization === undefined) return refuse(reply, kind);
      // The right key works even after wrong ones, so that an attacker cannot lock out monitoring at the same IP
      // address.
      if (isSame(keyOf(authorization), key)) {
        if (kind === 'page') void giveCookie(reply);
        return true;
      }
      const address = countedAddress(request.ip);
      const waitSeconds = attempts.waitSeconds(address);
      if (waitSeconds > 0) {
        void reply.code(429).header('retry-after', waitSeconds).send();
        return false;
      }
      attempts.fail(address);
      request.log.warn({ peer: request.ip, requestId: request.id }, 'An invalid operator key was refused');
      return refuse(reply, kind);
    },
  };
}
